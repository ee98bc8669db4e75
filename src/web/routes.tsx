import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import type { PageName } from '~/content/page-words.ts';
import { preloadable } from '~/platform/preloadable.tsx';
import { isStarting } from '~/ui/is-starting.ts';
import { bringWords } from './page-words.ts';

/**
 * A route of the site. `modules` are the chunks it needs, as the build's manifest names them; `lateModules` those whose
 * scripts come later by themselves, but whose styles the prerendered page needs.
 */
export type PageRoute = {
  name: PageName;
  path: string;
  modules: readonly string[];
  lateModules: readonly string[];
  Component: ComponentType;
  preload: () => Promise<unknown>;
  /** As `preload`, for a page that nobody has asked for yet: when it fails, nothing happens to the page that is shown. */
  warmUp: () => Promise<unknown>;
};

/** The application form, in a chunk of its own that only job pages ask for. */
export const ApplicationForm = preloadable(async () => {
  return (await import('~/features/application/ApplicationForm.tsx')).ApplicationForm;
});

/** What was sent in this tab, in a chunk of its own that the careers page and the job pages ask for. */
export const Arrived = preloadable<{ jobId?: string }>(async () => {
  return (await import('~/features/positions/on-positions.ts')).Arrived;
});

/** What can be done with a brand asset, in the press page's chunk. */
export const AssetActions = preloadable(async () => {
  return (await import('~/features/press/AssetActions.tsx')).AssetActions;
});

function route(
  name: PageName,
  path: string,
  module: string,
  loadCode: () => Promise<ComponentType>,
): PageRoute {
  const load = async () => (await Promise.all([loadCode(), bringWords(name)]))[0];
  const Component = preloadable(() => load().catch(loadWholePage));
  const { preload } = Component;
  const warmUp = () => load().then(preload);
  return { name, path, modules: [module], lateModules: [], Component, preload, warmUp };
}

/**
 * The code of the page could not be fetched: after a new release the old chunks are gone. The address is already the new
 * page's, so the whole page is loaded from the server. Not while the first page starts: that would go round in circles.
 */
function loadWholePage(error: unknown): never {
  if (!isStarting() && navigator.onLine) location.reload();
  throw error;
}

/** Adds a further chunk to a route, fetched together with the page. */
function withChunk(page: PageRoute, module: string, preload: () => Promise<void>): PageRoute {
  return {
    ...page,
    modules: [...page.modules, module],
    preload: () => Promise.all([page.preload(), preload()]),
    warmUp: () => Promise.all([page.warmUp(), preload()]),
  };
}

/** Every screen of the site (specification, section 2). */
export const routes: readonly PageRoute[] = [
  {
    ...route('home', paths.home, 'features/home/HomePage.tsx', async () => {
      return (await import('~/features/home/HomePage.tsx')).HomePage;
    }),
    lateModules: ['features/home/FeatureTabs.tsx'],
  },
  route('privacy', paths.privacy, 'features/legal/PrivacyPage.tsx', async () => {
    return (await import('~/features/legal/PrivacyPage.tsx')).PrivacyPage;
  }),
  route('terms', paths.terms, 'features/legal/TermsPage.tsx', async () => {
    return (await import('~/features/legal/TermsPage.tsx')).TermsPage;
  }),
  route('health-data', paths.healthData, 'features/legal/HealthDataPage.tsx', async () => {
    return (await import('~/features/legal/HealthDataPage.tsx')).HealthDataPage;
  }),
  route('accessibility', paths.accessibility, 'features/legal/AccessibilityPage.tsx', async () => {
    return (await import('~/features/legal/AccessibilityPage.tsx')).AccessibilityPage;
  }),
  route('safety', paths.safety, 'features/legal/SafetyPage.tsx', async () => {
    return (await import('~/features/legal/SafetyPage.tsx')).SafetyPage;
  }),
  withChunk(
    route('press', paths.press, 'features/press/PressPage.tsx', async () => {
      return (await import('~/features/press/PressPage.tsx')).PressPage;
    }),
    'features/press/AssetActions.tsx',
    AssetActions.preload,
  ),
  withChunk(
    route('careers', paths.careers, 'features/careers/CareersPage.tsx', async () => {
      return (await import('~/features/careers/CareersPage.tsx')).CareersPage;
    }),
    'features/positions/on-positions.ts',
    Arrived.preload,
  ),
  withChunk(
    withChunk(
      route('job', paths.jobPattern, 'features/job/JobPage.tsx', async () => {
        return (await import('~/features/job/JobPage.tsx')).JobPage;
      }),
      'features/application/ApplicationForm.tsx',
      ApplicationForm.preload,
    ),
    'features/positions/on-positions.ts',
    Arrived.preload,
  ),
  route('application', paths.application, 'features/own-link/OwnLinkPage.tsx', async () => {
    return (await import('~/features/own-link/OwnLinkPage.tsx')).OwnLinkPage;
  }),
  route('pitch', paths.pitch, 'features/pitch/PitchPage.tsx', async () => {
    return (await import('~/features/pitch/PitchPage.tsx')).PitchPage;
  }),
  route('not-found', '*', 'features/not-found/NotFoundPage.tsx', async () => {
    return (await import('~/features/not-found/NotFoundPage.tsx')).NotFoundPage;
  }),
];

/**
 * The route that answers at a path.
 * @param pathname path of the address, with or without a slash at its end.
 */
export function routeAt(pathname: string): PageRoute {
  const found = routes.find(({ path }) => matchPath(path, pathname) !== null);
  if (found === undefined) throw new Error(`No route answers at ${pathname}.`);
  return found;
}
