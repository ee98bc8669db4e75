import type { RouteObject } from 'react-router-dom';
import { kioskPaths, paths } from '~/config/paths.ts';
import { MorePage } from './MorePage.tsx';
import { ContactPage } from './SectionPages.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { MedicinesScreen, QuestionsScreen, SheetsScreen, TakeQuestionsScreen } from './SheetScreens.tsx';
import { CareersScreen, JobScreen } from './WorkPages.tsx';

/** The kiosk's own pages: in place of the website's, and those that the website has as sections of another. */
export const kioskOnlyPages: readonly RouteObject[] = [
  { path: paths.home, Component: StartScreen },
  { path: kioskPaths.more, Component: MorePage },
  { path: kioskPaths.contact, Component: ContactPage },
  { path: paths.sheets, Component: SheetsScreen },
  { path: kioskPaths.questions, Component: QuestionsScreen },
  { path: kioskPaths.takeQuestions, Component: TakeQuestionsScreen },
  { path: kioskPaths.medicines, Component: MedicinesScreen },
  { path: paths.careers, Component: CareersScreen },
  { path: paths.jobPattern, Component: JobScreen },
  { path: '*', Component: NotFoundScreen },
];
