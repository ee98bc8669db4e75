import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from './config/paths.ts';
import { jobIds } from './content/jobs.ts';

/** A page of the product: website, kiosk, prerender and sitemap all read the table below. */
export type Page = {
  /** Also names the page's messages (i18n/message-files.ts). */
  name: string;
  /** Pattern of its address, without the language's folder. */
  path: string;
  /** Imports its component, whose file is named after it. */
  load: () => Promise<ComponentType>;
  /** The addresses that are prerendered. A pattern has a not-found page beside them. */
  addresses: readonly string[];
  /** Whether search engines should know it: sitemap.xml. */
  isListed: boolean;
};

/** The pages of website and kiosk (specification, section 2; docs/decisions/specification.md for those that it does not name). */
// prettier-ignore
export const pages: readonly Page[] = [
  { name: 'home', path: paths.home, load: async () => (await import('./pages/home/HomePage.tsx')).HomePage, addresses: [paths.home], isListed: true },
  { name: 'privacy', path: paths.privacy, load: async () => (await import('./pages/legal/PrivacyPage.tsx')).PrivacyPage, addresses: [paths.privacy], isListed: true },
  { name: 'terms', path: paths.terms, load: async () => (await import('./pages/legal/TermsPage.tsx')).TermsPage, addresses: [paths.terms], isListed: true },
  { name: 'health-data', path: paths.healthData, load: async () => (await import('./pages/legal/HealthDataPage.tsx')).HealthDataPage, addresses: [paths.healthData], isListed: true },
  { name: 'accessibility', path: paths.accessibility, load: async () => (await import('./pages/legal/AccessibilityPage.tsx')).AccessibilityPage, addresses: [paths.accessibility], isListed: true },
  { name: 'safety', path: paths.safety, load: async () => (await import('./pages/legal/SafetyPage.tsx')).SafetyPage, addresses: [paths.safety], isListed: true },
  { name: 'press', path: paths.press, load: async () => (await import('./pages/press/PressPage.tsx')).PressPage, addresses: [paths.press], isListed: true },
  { name: 'careers', path: paths.careers, load: async () => (await import('./pages/careers/CareersPage.tsx')).CareersPage, addresses: [paths.careers], isListed: true },
  { name: 'pitch', path: paths.pitch, load: async () => (await import('./pages/pitch/PitchPage.tsx')).PitchPage, addresses: [paths.pitch], isListed: true },
  { name: 'job', path: paths.jobPattern, load: async () => (await import('./pages/job/JobPage.tsx')).JobPage, addresses: jobIds.map(paths.job), isListed: true },
  { name: 'not-found', path: '*', load: async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage, addresses: [], isListed: false },
];

/** Pages of the website alone. A function, so that the kiosk's build leaves them out: it must not hold their code. */
// prettier-ignore
export const websiteOnlyPages = (): readonly Page[] => [
  { name: 'application', path: paths.application, load: async () => (await import('./pages/application-status/StatusPage.tsx')).StatusPage, addresses: [paths.application], isListed: false },
  { name: 'accommodation', path: paths.accommodation, load: async () => (await import('./pages/accommodation/AccommodationPage.tsx')).AccommodationPage, addresses: [paths.accommodation], isListed: true },
];

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
