import type { RouteObject } from 'react-router-dom';
import { kioskPaths, paths } from '~/config/paths.ts';
import { MorePage } from './MorePage.tsx';
import { ContactPage, HowPage } from './SectionPages.tsx';
import { PrivacyPage, SafetyPage, TermsPage } from './ShortPages.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { MedicinesScreen, QuestionsScreen, SheetsScreen, TakeQuestionsScreen } from './SheetScreens.tsx';
import { CareersScreen, JobScreen } from './WorkPages.tsx';

/** All pages of the kiosk: where the website has one at the same path, in its place. */
export const kioskPages: readonly RouteObject[] = [
  { path: paths.home, Component: StartScreen },
  { path: kioskPaths.more, Component: MorePage },
  { path: kioskPaths.how, Component: HowPage },
  { path: kioskPaths.contact, Component: ContactPage },
  { path: paths.safety, Component: SafetyPage },
  { path: paths.privacy, Component: PrivacyPage },
  { path: paths.terms, Component: TermsPage },
  { path: paths.sheets, Component: SheetsScreen },
  { path: kioskPaths.questions, Component: QuestionsScreen },
  { path: kioskPaths.takeQuestions, Component: TakeQuestionsScreen },
  { path: kioskPaths.medicines, Component: MedicinesScreen },
  { path: paths.careers, Component: CareersScreen },
  { path: paths.jobPattern, Component: JobScreen },
  { path: '*', Component: NotFoundScreen },
];
