import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { type Platform, PlatformProvider } from '~/components/platform.tsx';
import { setBuiltPositions } from '~/content/positions.ts';
import { type StoredPosition, toPosition } from '~/domain/jobs/stored-position.ts';
import type { Language } from '~/domain/language.ts';
import { brand } from '~/config/brand.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { JobPage } from '~/pages/job/JobPage.tsx';
import { aStoredPosition } from '../../../support/positions.ts';

afterEach(() => {
  setAllMessages('en', allLanguages.en);
  setBuiltPositions([]);
});

type Opened = { id?: string; language?: Language };

const Shown: ComponentType<{ children: ReactNode }> = ({ children }) => <span>{children}</span>;
const platform: Platform = {
  HandoffLink: Shown,
  ContactLink: Shown,
  careers: { ApplySection: () => <form /> },
  WithCrisisLine: ({ children }) => children(null),
  StructuredData: ({ json }) => <script type="application/ld+json">{json}</script>,
};

/** The job page's markup, as the build writes it when the backend has said this. */
function builtWith(
  rows: readonly StoredPosition[],
  { id = 'graphic-designer', language = 'en' }: Opened = {},
): string {
  setAllMessages(language, allLanguages[language]);
  setBuiltPositions(rows.map((row) => toPosition(row, language)));
  return renderToStaticMarkup(
    <PlatformProvider value={platform}>
      <MemoryRouter initialEntries={[`/careers/job/${id}`]}>
        <Routes>
          <Route path="/careers/job/:id" element={<JobPage />} />
        </Routes>
      </MemoryRouter>
    </PlatformProvider>,
  );
}

const builtIn = (changes: Partial<StoredPosition> = {}) =>
  aStoredPosition({
    job_id: 'graphic-designer',
    is_built_in: true,
    descriptions: {},
    texts: {},
    languages: [],
    offer: null,
    closes_on: null,
    time_zone: 'America/New_York',
    ...changes,
  });

test('a position that the build knows as closed has no form and is advertised nowhere', () => {
  const html = builtWith([builtIn({ is_open: false })]);
  expect(html).toContain('This position is closed.');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('ld+json');
  expect(html).not.toContain('This job is open now.');
  expect(html).not.toContain('href="#apply"');
});

test('a closing day that the build knows is read on the page and in the data', () => {
  const html = builtWith([builtIn({ closes_on: '2031-05-01' })]);
  expect(html).toMatch(/May 1, 2031<.*>until the end of the day/);
  expect(html).toContain('2031-05-01T23:59:59-04:00');
  expect(html).toContain('<form');
});

test('a position that staff have made has a page like every other, with where it is offered', () => {
  const html = builtWith([aStoredPosition()], { id: 'nurse-advisor' });
  expect(html).toContain(`<title>${brand.productName} – Nurse Advisor (en)</title>`);
  expect(html).toContain('<p>What you do (en).</p><p>And with whom (en).</p>');
  expect(html).toContain('Work from home: Canada');
  expect(html).toContain('Canada: 61,000 to 82,000 Canadian dollars a year');
  expect(html).toMatch(/applicantLocationRequirements.*United States.*Canada/);
  expect(html).toContain('<form');
  expect(html).toContain('hrefLang="fr"');
  expect(html).not.toContain('hrefLang="hi"');
  expect(html).not.toContain('lang="en"');
});

test('where nobody has translated it, the page says so of each text and leads search engines to the English one', () => {
  const html = builtWith([aStoredPosition()], { id: 'nurse-advisor', language: 'ar' });
  expect(html).toContain('<h1 tabindex="-1" lang="en" dir="ltr">Nurse Advisor (en)</h1>');
  expect(html).toContain('<ul lang="en" dir="ltr"><li>Listen (en)</li>');
  expect(html).toContain('وصف هذه الوظيفة مكتوب بالإنجليزية.');
  expect(html).toMatch(/rel="canonical" href="https:\/\/[^/]+\/careers\/job\/nurse-advisor"/);
});

test('texts of the database are no markup, in the page and in its data', () => {
  const attack = '</script><script>alert(1)</script>';
  const html = builtWith([aStoredPosition({ titles: { en: attack }, languages: ['en'] })], {
    id: 'nurse-advisor',
  });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
});

test('a position that the site is not built with is none', () => {
  const html = builtWith([aStoredPosition()], { id: 'astronaut' });
  expect(html).toContain('Job Not Found');
  expect(html).toMatch(/<a [^>]*href="\/careers"[^>]*>.*Back to Careers/);
  expect(html).not.toContain('<form');
});
