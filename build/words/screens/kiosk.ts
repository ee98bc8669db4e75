import type { BrowserContextOptions, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import type {
  HandoffResult,
  KioskBridge,
  KioskPhase,
  UnlockResult,
} from '../../../src/domain/contract/kiosk-bridge.ts';
import type { KioskSettings } from '../../../src/domain/contract/kiosk-settings.ts';
import { languages, type Language } from '../../../src/domain/language.ts';
import { languageNames } from '../../../src/i18n/language-names.ts';
import { kioskPages } from '../../kiosk-config.ts';
import type { Camera } from './camera.ts';

export const kioskConfig: UserConfig = { ...kioskPages, plugins: [react()] };

const upright: BrowserContextOptions = { viewport: { width: 1_080, height: 1_920 }, hasTouch: true };

/** What stands in the main process's place: what the pages have asked, to be answered, and what they are told. */
type StandIn = {
  open: (result: HandoffResult) => void;
  unlock: (result: UnlockResult | null) => void;
  tell: (phase: KioskPhase) => void;
  setOnline: (online: boolean) => void;
};

declare global {
  interface Window {
    kioskStandIn?: StandIn;
  }
}

const usual: KioskSettings = {
  languages: [...languages],
  handoff: 'both',
  country: 'US',
  emergencyNumber: '911',
  display: { diagonalInches: 32, widthPx: 1_080, heightPx: 1_920, viewingDistanceCm: 70 },
  sessionNumber: 1,
  idleSeconds: 120,
  countdownSeconds: 30,
  supportPhone: brand.phones.US,
  staffExit: true,
  afterVisit: false,
  online: true,
};

/** The kiosk's own screens, panels and dialogs. @param url of its pages. */
export async function takeKiosk(camera: Camera, language: Language, url: string): Promise<void> {
  const own = [language, ...languages.filter((each) => each !== language)];
  const find = (page: Page, key: string) => camera.find(page, `kiosk/kioskMessages.${key}`);
  const kiosk = (
    name: string,
    work: (page: Page) => Promise<string | void>,
    { path = paths.home, ...settings }: Partial<KioskSettings> & { path?: string } = {},
  ) =>
    camera.scene(`kiosk-${name}`, upright, async (page) => {
      await page.addInitScript(standIn, { ...usual, languages: own, ...settings });
      await page.goto(`${url}/#${path}`);
      await page.locator('main').waitFor();
      return work(page);
    });
  const visit = (
    name: string,
    work: (page: Page) => Promise<string | void>,
    settings?: Parameters<typeof kiosk>[2],
  ) =>
    kiosk(
      name,
      async (page) => {
        await page
          .getByRole('button', {
            name: new RegExp(camera.messages.markOf('kiosk/kioskMessages.attract.begin')),
          })
          .click();
        await find(page, 'bar.end').waitFor();
        return work(page);
      },
      settings,
    );

  await kiosk('invitation', (page) => find(page, 'attract.private').waitFor());
  await kiosk('invitation-after-visit', (page) => find(page, 'attract.cleared').waitFor(), {
    afterVisit: true,
  });
  await visit('home', async () => undefined);
  await visit('home-place-unknown', async () => 'header', { emergencyNumber: null });
  await visit('job', async (page) => page.locator('#apply').waitFor(), {
    path: paths.job('graphic-designer'),
  });
  await visit('press', async () => undefined, { path: paths.press });
  await visit('pitch', async () => undefined, { path: paths.pitch });
  await visit('not-found', async () => 'main', { path: '/nowhere' });
  await visit('offline', async (page) => {
    await page.evaluate(() => window.kioskStandIn?.setOnline(false));
    await find(page, 'network.offline').waitFor();
    return 'header';
  });

  const handoff = (
    name: string,
    answer: HandoffResult | null,
    said: string,
    settings: Partial<KioskSettings> = {},
  ) =>
    visit(
      `handoff-${name}`,
      async (page) => {
        if (settings.online === false) await page.evaluate(() => window.kioskStandIn?.setOnline(false));
        await openChat(page);
        if (answer !== null) await page.evaluate((result) => window.kioskStandIn?.open(result), answer);
        await find(page, said).waitFor();
        return 'dialog';
      },
      settings,
    );
  const openChat = async (page: Page) => {
    await page
      .locator('main button')
      .filter({ hasText: camera.messages.markOf('shell/shellMessages.chat') })
      .first()
      .click();
    await page.locator('dialog').waitFor();
  };
  await handoff('opening', null, 'handoff.opening');
  await handoff('opened', { opened: true, mode: 'both' }, 'handoff.opened');
  await handoff('not-opened', { opened: false, mode: 'both' }, 'handoff.notOpened');
  await handoff('by-phone', null, 'handoff.scanOrType', { handoff: 'qr' });
  await handoff('offline', null, 'handoff.offline', { online: false });
  await handoff('only-here', { opened: false, mode: 'system-browser' }, 'handoff.onlyHere', {
    handoff: 'system-browser',
  });
  const contact = (name: string, link: string, settings: Partial<KioskSettings> = {}) =>
    visit(
      `contact-${name}`,
      async (page) => {
        await page.locator('main button, footer button').filter({ hasText: link }).first().click();
        await page.locator('dialog').waitFor();
        return 'dialog';
      },
      settings,
    );
  await contact('call', brand.phones.US.display.slice(-4));
  await contact('no-number', brand.phones.IN.display.slice(-5), { country: 'IN' });
  await contact('mail', brand.emails.support);

  await visit('idle-warning', async (page) => {
    await page.evaluate(() =>
      window.kioskStandIn?.tell({ phase: 'warning', secondsLeft: 20, sessionNumber: 1 }),
    );
    await find(page, 'idle.title').waitFor();
    return 'dialog';
  });
  await visit('ended', async (page) => {
    await find(page, 'bar.end').click();
    await find(page, 'ended.title').waitFor();
  });

  const pin = (name: string, answer: UnlockResult | 'none' | 'refused', said: string) =>
    visit(`staff-${name}`, async (page) => {
      for (let tap = 0; tap < 7; tap += 1) await page.mouse.click(5, 5);
      await find(page, 'staff.title').waitFor();
      if (answer !== 'none') {
        for (const digit of '1234')
          await page.locator('dialog').getByRole('button', { name: digit, exact: true }).click();
        await find(page, 'staff.ok').click();
        await page.evaluate(
          (given) => window.kioskStandIn?.unlock(given),
          answer === 'refused' ? null : answer,
        );
      }
      await find(page, said).waitFor();
      return 'dialog';
    });
  await pin('pad', 'none', 'staff.text');
  await pin('wrong', { answer: 'wrong' }, 'staff.wrong');
  await pin('wait', { answer: 'wait', seconds: 60 }, 'staff.waitSeconds');
  await pin('wait-long', { answer: 'wait', seconds: 900 }, 'staff.waitMinutes');
  await pin('refused', 'refused', 'staff.refused');
  await pin('unlocked', { answer: 'ok' }, 'staff.unlocked');

  await visit('reading', async (page) => {
    await find(page, 'bar.read').click();
    await find(page, 'reading.pause').waitFor();
  });
  await visit('reading-paused', async (page) => {
    await find(page, 'bar.read').click();
    await find(page, 'reading.pause').click();
    await find(page, 'reading.resume').waitFor();
  });
  await kiosk(
    'reading-without-voice',
    async (page) => {
      await page.evaluate(() => (speechSynthesis.getVoices = () => []));
      await page.evaluate(() => speechSynthesis.dispatchEvent(new Event('voiceschanged')));
      await page.getByRole('button', { name: languageNames[language], exact: true }).click();
      await find(page, 'bar.read').click();
      await find(page, 'reading.noVoice').waitFor();
    },
    { languages: [language === 'en' ? 'es' : 'en', language] },
  );
  await visit('larger-text', async (page) => {
    await find(page, 'bar.larger').click();
    await find(page, 'bar.contrast').click();
  });
}

/** Runs in the page, before its scripts: the main process's end of the bridge, and voices that say nothing. */
function standIn(settings: KioskSettings): void {
  const told: StandIn = {
    open: () => undefined,
    unlock: () => undefined,
    tell: () => undefined,
    setOnline: () => undefined,
  };
  const bridge: KioskBridge = {
    openHandoff: () => new Promise((resolve) => (told.open = resolve)),
    getSettings: () => Promise.resolve(settings),
    unlock: () =>
      new Promise((resolve, reject) => {
        told.unlock = (answer) => (answer === null ? reject(new Error('refused')) : resolve(answer));
      }),
    staffAction: () => undefined,
    beginVisit: () => undefined,
    endSession: () => undefined,
    stillHere: () => undefined,
    heartbeat: () => undefined,
    reportVoices: () => undefined,
    reportReading: () => undefined,
    onPhase(listener) {
      told.tell = listener;
      return () => undefined;
    },
    onOnline(listener) {
      told.setOnline = listener;
      return () => undefined;
    },
  };
  const voices = settings.languages.map((lang) => ({ lang, localService: true }));
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: () => undefined,
    cancel: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  });
  class Utterance extends EventTarget {}
  Object.defineProperty(window, 'kiosk', { value: bridge });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.assign(window, { kioskStandIn: told, SpeechSynthesisUtterance: Utterance });
}
