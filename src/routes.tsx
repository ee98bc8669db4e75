import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type PageName, type PageRow, pageRows } from './page-table.ts';

/** A page of the website: its routes, prerender and sitemap all read the table. The kiosk has its own (src/kiosk/start/pages.ts). */
export type Page = PageRow & {
  name: PageName;
  /** Imports its component, whose file is named after it. */
  load: () => Promise<ComponentType>;
};

// prettier-ignore
const loaders: Readonly<Record<PageName, Page['load']>> = {
  privacy: async () => (await import('./pages/legal/PrivacyPage.tsx')).PrivacyPage,
  terms: async () => (await import('./pages/legal/TermsPage.tsx')).TermsPage,
  'health-data': async () => (await import('./pages/legal/HealthDataPage.tsx')).HealthDataPage,
  accessibility: async () => (await import('./pages/legal/AccessibilityPage.tsx')).AccessibilityPage,
  safety: async () => (await import('./pages/legal/SafetyPage.tsx')).SafetyPage,
  home: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
  'not-found': async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  press: async () => (await import('./pages/press/PressPage.tsx')).PressPage,
  pitch: async () => (await import('./pages/pitch/PitchPage.tsx')).PitchPage,
  sheets: async () => (await import('./pages/sheets/SheetsPage.tsx')).SheetsPage,
  job: async () => (await import('./pages/job/JobPage.tsx')).JobPage,
  careers: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage,
  application: async () => (await import('./pages/application-status/StatusPage.tsx')).StatusPage,
  accommodation: async () => (await import('./pages/accommodation/AccommodationPage.tsx')).AccommodationPage,
};

/** All pages of the website. */
export const pages: readonly Page[] = pageRows.map(([name, row]) =>
  Object.assign({ name, load: loaders[name] }, row),
);

/**
 * The page as a route that fetches its code when it is first needed.
 * @param prepare fetches what the page needs besides, such as its messages.
 */
export function routeOf(page: Page, prepare: (page: Page) => Promise<unknown>): RouteObject {
  return {
    id: page.name,
    path: page.path,
    lazy: async () => {
      const [Component] = await Promise.all([page.load(), prepare(page)]);
      // The router renders its routes anew as soon as a link is followed: the current page need not be.
      return { Component: memo(Component) };
    },
  };
}
