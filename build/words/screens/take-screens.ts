import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { directionOf, documentLanguages, type Language } from '../../../src/domain/language.ts';
import { ensureHeadlessChromium } from '../../install.ts';
import { messageFileNames } from '../message-files.ts';
import { placesOf } from '../sync.ts';
import { Camera } from './camera.ts';
import { takeApplicantsPage, takeForm } from './form.ts';
import { kioskConfig, takeKiosk } from './kiosk.ts';
import { markMessages } from './marks.ts';

import { siteConfig, staffConfig, takeJobWithoutBackend, takeSite, takeStaff } from './site.ts';

/**
 * Takes pictures of the website, its form, the applicant's own page, the kiosk and the mail in a language, with a number on each message; the
 * list below says its key.
 * @param folder where they are written.
 * @returns the pictures' paths, how many messages are on them, and which are on none.
 */
export async function takeScreens(
  language: Language,
  folder: string,
): Promise<{ taken: readonly string[]; failed: readonly string[]; report: readonly string[] }> {
  mkdirSync(folder, { recursive: true });
  const messages = markMessages(language);
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: ['--no-sandbox'] });
  const camera = new Camera({ browser, messages, folder, locale: documentLanguages[language] });
  try {
    await camera.serve('site', siteConfig(), async (url) => {
      await takeSite(camera, language, url);
      await takeForm(camera, language, url);
      await takeApplicantsPage(camera, language, url);
    });
    await camera.serve('bare-site', siteConfig({ hasBackend: false }), (url) =>
      takeJobWithoutBackend(camera, language, url),
    );
    await camera.serve('kiosk', kioskConfig, (url) => takeKiosk(camera, language, url));
    // The staff app is in English alone.
    if (language === 'en') await camera.serve('staff', staffConfig, (url) => takeStaff(camera, url));
    for (const file of messageFileNames().filter((name) => isOnNoPage(name))) {
      const texts = messages.textsOf(file).map((text) => `<p>${text.replaceAll('<', '&lt;')}</p>`);
      await camera.scene(`text-${file}`, { viewport: { width: 800, height: 600 } }, (page) =>
        page.setContent(
          `<body dir="${directionOf(language)}" style="font: 18px sans-serif">${texts.join('')}</body>`,
        ),
      );
    }
  } finally {
    await browser.close();
  }
  const unseen = messages.keys.filter((key) => !camera.seen.has(key));
  const share = ((1 - unseen.length / messages.keys.length) * 100).toFixed(1);
  return {
    taken: camera.taken,
    failed: camera.failed,
    report: [
      `On a picture: ${messages.keys.length - unseen.length} of ${messages.keys.length} messages (${share} %).`,
      ...unseen.map((key) => `On no picture: ${key}: ${reasonOf(key)}`),
    ],
  };
}

/** Why a message is on no picture, by its key. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/\.(?:needsScript|byEmail|closesThere)$/, 'only a built page says it, before its scripts'],
  [/\.languages\.names\./, 'the voice line does not speak it yet (src/config/brand.ts)'],
  [/\.placeWords$/, 'words that the search finds, shown nowhere'],
  [/\.helpContact$/, 'in a page’s data for search engines'],
  [/^countries\/|\.vacancy\./, 'no position says it today'],
  [/\.webAppComingSoon$/, 'every country has the web app'],
  [/^shell\/.*\.(?:failedT|backToHome)/, 'a page whose code does not come'],
  [/^press\/.*\.loading$/, 'until a picture has come'],
  [/\.unreadable$/, 'a file that goes while it is chosen'],
  [/\.saidWithout$/, 'read out when the answer with the reference was lost'],
];

const reasonOf = (key: string) => reasons.find(([keys]) => keys.test(key))?.[1] ?? 'no picture looks for it';

/** What is sent or shown elsewhere, such as mail: its texts one below the other. */
const isOnNoPage = (file: string) =>
  placesOf(file).every((place) => !place.startsWith('/') && place !== 'every-page');
