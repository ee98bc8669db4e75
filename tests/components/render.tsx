import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OnTheSite } from '~/web/styleguide/OnTheSite.tsx';

/** Day or night, as the visitor's system asks for it. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What a page says of its language. */
export type PageLanguage = { lang: string; dir: 'ltr' | 'rtl' };

/** Renders a component on an empty page of the website, calls `inspect` with its container, and takes it away again. */
export async function withComponent(
  component: ReactNode,
  scheme: Scheme,
  inspect: (container: HTMLElement) => Promise<void>,
  { lang, dir }: PageLanguage = { lang: 'en', dir: 'ltr' },
): Promise<void> {
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  document.title = 'A component';
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  try {
    flushSync(() =>
      root.render(
        <StrictMode>
          <OnTheSite>{component}</OnTheSite>
        </StrictMode>,
      ),
    );
    await inspect(container);
  } finally {
    root.unmount();
    container.remove();
  }
}
