import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { applicationStates } from '../../../src/domain/contract/staff.ts';
import { jobIds } from '../../../src/content/jobs.ts';
import { fromRoot } from '../message-files.ts';
import { answerAs, ok } from './backend.ts';
import type { Camera } from './camera.ts';
import { backendEnvironment, desktop } from './site.ts';

/** What the staff app shows of these messages: what applicants read in each state, and the names of positions. The rest of its text is its own. */
const code = `
import '/staff.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ApplicantReads } from '/applications/ApplicantReads.tsx';
import { PositionName } from '/components/PositionName.tsx';
createRoot(document.getElementById('root')).render([
  ...${JSON.stringify(applicationStates)}.map((state) => createElement(ApplicantReads, { key: state, state })),
  ...${JSON.stringify(jobIds)}.map((id) => createElement('p', { key: id }, createElement(PositionName, { id, title: '', language: 'en' }))),
]);`;

const entry = '/words-of-staff.js';
const wordsOfStaff: Plugin = {
  name: 'words-of-staff',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.tsx', entry) },
};

export const staffConfig: UserConfig = {
  root: fromRoot('src/staff'),
  publicDir: fromRoot('public'),
  resolve: { tsconfigPaths: true },
  define: backendEnvironment,
  plugins: [react(), wordsOfStaff],
};

/** What staff read of the English messages. @param url of the staff app. */
export function takeStaff(camera: Camera, url: string): Promise<void> {
  return camera.scene('staff-words', desktop, async (page) => {
    await answerAs(page, () => ok({ shown_after_minutes: 5 }));
    await page.goto(url);
    await camera.find(page, 'jobs/jobMessages.graphic-designer.title').waitFor();
  });
}
