import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The job page's markup, as the build writes it when the backend has said this. */
async function builtWith(positions: readonly object[]): Promise<string> {
  vi.stubEnv('VITE_POSITIONS', JSON.stringify(positions));
  vi.resetModules();
  const { setAllMessages } = await import('~/i18n/messages.ts');
  const { PlatformProvider } = await import('~/components/platform.tsx');
  const { JobPage } = await import('~/pages/job/JobPage.tsx');
  setAllMessages('en', allLanguages.en);
  const Shown: ComponentType<{ children: React.ReactNode }> = ({ children }) => <span>{children}</span>;
  const platform = {
    HandoffLink: Shown,
    ContactLink: Shown,
    ApplySection: () => <form />,
    WebAppAction: () => null,
    DeferredContent: Shown,
    AssetActions: () => null,
    OutsideFrame: () => null,
    StructuredData: ({ json }: { json: string }) => <script type="application/ld+json">{json}</script>,
  };
  return renderToStaticMarkup(
    <PlatformProvider value={platform}>
      <MemoryRouter initialEntries={['/careers/job/graphic-designer']}>
        <Routes>
          <Route path="/careers/job/:id" element={<JobPage />} />
        </Routes>
      </MemoryRouter>
    </PlatformProvider>,
  );
}

const position = { jobId: 'graphic-designer', isOpen: true, closesOn: null, timeZone: 'America/New_York' };

test('a position that the build knows as closed has no form and is advertised nowhere', async () => {
  const html = await builtWith([{ ...position, isOpen: false }]);
  expect(html).toContain('This position is closed.');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('ld+json');
  expect(html).not.toContain('This job is open now.');
  expect(html).not.toContain('href="#apply"');
});

test('a closing day that the build knows is read on the page and in the data', async () => {
  const html = await builtWith([{ ...position, closesOn: '2031-05-01' }]);
  expect(html).toContain('May 1, 2031, end of the day');
  expect(html).toContain('2031-05-01T23:59:59-04:00');
  expect(html).toContain('<form');
});

test('what the build knows of another position changes nothing', async () => {
  const html = await builtWith([{ ...position, jobId: 'content-creator', isOpen: false }]);
  expect(html).not.toContain('This position is closed.');
  expect(html).toContain('ld+json');
});
