import type { ComponentType } from 'react';
import { paths } from '~/config/paths.ts';
import { CareersPage } from '~/features/careers/CareersPage.tsx';
import { HomePage } from '~/features/home/HomePage.tsx';
import { JobPage } from '~/features/job/JobPage.tsx';
import { AccessibilityPage } from '~/features/legal/AccessibilityPage.tsx';
import { HealthDataPage } from '~/features/legal/HealthDataPage.tsx';
import { PrivacyPage } from '~/features/legal/PrivacyPage.tsx';
import { SafetyPage } from '~/features/legal/SafetyPage.tsx';
import { TermsPage } from '~/features/legal/TermsPage.tsx';
import { NotFoundPage } from '~/features/not-found/NotFoundPage.tsx';
import { PitchPage } from '~/features/pitch/PitchPage.tsx';
import { PressPage } from '~/features/press/PressPage.tsx';

/** Every screen of the site, the same pages as on the web. They are all here from the start: no chunk can be missing. */
export const routes: readonly { path: string; Component: ComponentType }[] = [
  { path: paths.home, Component: HomePage },
  { path: paths.privacy, Component: PrivacyPage },
  { path: paths.terms, Component: TermsPage },
  { path: paths.healthData, Component: HealthDataPage },
  { path: paths.accessibility, Component: AccessibilityPage },
  { path: paths.safety, Component: SafetyPage },
  { path: paths.press, Component: PressPage },
  { path: paths.careers, Component: CareersPage },
  { path: paths.jobPattern, Component: JobPage },
  { path: paths.pitch, Component: PitchPage },
  { path: '*', Component: NotFoundPage },
];
