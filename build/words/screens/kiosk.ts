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
import type { Camera, PageAction } from './camera.ts';

export const kioskConfig: UserConfig = { ...kioskPages, plugins: [react()] };

const upright: BrowserContextOptions = { viewport: { width: 1_080, height: 1_920 }, hasTouch: true };

/** What stands in the main process's place: what the pages have asked, to be answered, and what they are told. */
type FakeBridge = {
  open: (result: HandoffResult) => void;
  unlock: (result: UnlockResult | null) => void;
  tell: (phase: KioskPhase) => void;
  setOnline: (online: boolean) => void;
};

declare global {
  interface Window {
    kioskFakeBridge?: FakeBridge;
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

/** What a picture shows: the steps that lead there, what is shown alone, and how the kiosk is set. */
type Picture = {
  steps?: readonly PageAction[];
  only?: string;
  path?: string;
  settings?: Partial<KioskSettings>;
};

/** The kiosk's own screens, panels and dialogs. @param url of its pages. */
export async function takeKiosk(camera: Camera, language: Language, url: string): Promise<void> {
  const own = [language, ...languages.filter((each) => each !== language)];
  const find = (page: Page, key: string) => camera.find(page, `kiosk/kioskMessages.${key}`);
  const said = (key: string) => (page: Page) => find(page, key).waitFor();
  const press = (key: string) => (page: Page) => find(page, key).click();
  const begin: PageAction = (page) => {
    const name = new RegExp(camera.messages.markOf('kiosk/kioskMessages.attract.begin'));
    return page.getByRole('button', { name }).click();
  };
  const take = (name: string, { steps = [], only, path = paths.home, settings }: Picture) =>
    camera.scene(`kiosk-${name}`, upright, async (page) => {
      await page.addInitScript(standIn, { ...usual, languages: own, ...settings });
      await page.goto(`${url}/#${path}`);
      for (const step of [see('main'), ...steps]) await step(page);
      return only;
    });

  await take('invitation', { steps: [said('attract.private')] });
  await take('invitation-after-visit', { steps: [said('attract.cleared')], settings: { afterVisit: true } });

  const chat = camera.messages.markOf('shell/shellMessages.chat');
  const openChat = [pressButton('main button', chat), see('dialog')];
  const handoff = (
    answer: HandoffResult | null,
    key: string,
    settings: Partial<KioskSettings> = {},
  ): Picture => {
    const answered: PageAction = (page) =>
      page.evaluate((result) => result && window.kioskFakeBridge?.open(result), answer);
    const before = settings.online === false ? [goOffline] : [];
    return { steps: [...before, ...openChat, answered, said(key)], only: 'dialog', settings };
  };
  const contact = (text: string, settings: Partial<KioskSettings> = {}): Picture => ({
    steps: [pressButton('main button, footer button', text), see('dialog')],
    only: 'dialog',
    settings,
  });
  const warn: PageAction = (page) =>
    page.evaluate(() =>
      window.kioskFakeBridge?.tell({ phase: 'warning', secondsLeft: 20, sessionNumber: 1 }),
    );
  const openPad: PageAction = async (page) => {
    for (let tap = 0; tap < 7; tap += 1) await page.mouse.click(5, 5);
    await find(page, 'staff.title').waitFor();
  };
  const pin = (answer: UnlockResult | null, key: string): Picture => {
    const enter: PageAction = async (page) => {
      for (const name of '1234')
        await page.locator('dialog').getByRole('button', { name, exact: true }).click();
      await find(page, 'staff.ok').click();
      await page.evaluate((given) => window.kioskFakeBridge?.unlock(given), answer);
    };
    return { steps: [openPad, enter, said(key)], only: 'dialog' };
  };
  const read = press('bar.read');

  const visits: Readonly<Record<string, Picture>> = {
    home: {},
    'home-place-unknown': { only: 'header', settings: { emergencyNumber: null } },
    job: { steps: [see('#apply')], path: paths.job('graphic-designer') },
    press: { path: paths.press },
    pitch: { path: paths.pitch },
    'not-found': { only: 'main', path: '/nowhere' },
    offline: { steps: [goOffline, said('network.offline')], only: 'header' },
    'handoff-opening': handoff(null, 'handoff.opening'),
    'handoff-opened': handoff({ opened: true, mode: 'both' }, 'handoff.opened'),
    'handoff-not-opened': handoff({ opened: false, mode: 'both' }, 'handoff.notOpened'),
    'handoff-by-phone': handoff(null, 'handoff.scanOrType', { handoff: 'qr' }),
    'handoff-offline': handoff(null, 'handoff.offline', { online: false }),
    'handoff-only-here': handoff({ opened: false, mode: 'system-browser' }, 'handoff.onlyHere', {
      handoff: 'system-browser',
    }),
    'contact-call': contact(brand.phones.US.display.slice(-4)),
    'contact-no-number': contact(brand.phones.IN.display.slice(-5), { country: 'IN' }),
    'contact-mail': contact(brand.emails.support),
    'idle-warning': { steps: [warn, said('idle.title')], only: 'dialog' },
    ended: { steps: [press('bar.end'), said('ended.title')] },
    'staff-pad': { steps: [openPad, said('staff.text')], only: 'dialog' },
    'staff-wrong': pin({ answer: 'wrong' }, 'staff.wrong'),
    'staff-wait': pin({ answer: 'wait', seconds: 60 }, 'staff.waitSeconds'),
    'staff-wait-long': pin({ answer: 'wait', seconds: 900 }, 'staff.waitMinutes'),
    'staff-refused': pin(null, 'staff.refused'),
    'staff-unlocked': pin({ answer: 'ok' }, 'staff.unlocked'),
    reading: { steps: [read, said('reading.pause')] },
    'reading-paused': { steps: [read, press('reading.pause'), said('reading.resume')] },
    'larger-text': { steps: [press('bar.larger'), press('bar.contrast')] },
  };
  for (const [name, scene] of Object.entries(visits))
    await take(name, { ...scene, steps: [begin, said('bar.end'), ...(scene.steps ?? [])] });

  const loseVoices: PageAction = (page) =>
    page.evaluate(() => {
      speechSynthesis.getVoices = () => [];
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    });
  const beginHere: PageAction = (page) =>
    page.getByRole('button', { name: languageNames[language], exact: true }).click();
  await take('reading-without-voice', {
    steps: [loseVoices, beginHere, read, said('reading.noVoice')],
    settings: { languages: [language === 'en' ? 'es' : 'en', language] },
  });
}

const see = (selector: string) => (page: Page) => page.locator(selector).waitFor();
const pressButton = (selector: string, hasText: string) => (page: Page) =>
  page.locator(selector).filter({ hasText }).first().click();
const goOffline: PageAction = (page) => page.evaluate(() => window.kioskFakeBridge?.setOnline(false));

/** Runs in the page, before its scripts: the main process's end of the bridge, and voices that say nothing. */
function standIn(settings: KioskSettings): void {
  const nothing = () => undefined;
  const told: FakeBridge = { open: nothing, unlock: nothing, tell: nothing, setOnline: nothing };
  const bridge: KioskBridge = {
    openHandoff: () => new Promise((resolve) => (told.open = resolve)),
    getSettings: () => Promise.resolve(settings),
    unlock: () =>
      new Promise((resolve, reject) => {
        told.unlock = (answer) => (answer === null ? reject(new Error('refused')) : resolve(answer));
      }),
    staffAction: nothing,
    beginVisit: nothing,
    endSession: nothing,
    stillHere: nothing,
    heartbeat: nothing,
    reportVoices: nothing,
    reportReading: nothing,
    onPhase(listener) {
      told.tell = listener;
      return nothing;
    },
    onOnline(listener) {
      told.setOnline = listener;
      return nothing;
    },
  };
  const voices = settings.languages.map((lang) => ({ lang, localService: true }));
  const methods = {
    getVoices: () => voices,
    speak: nothing,
    cancel: nothing,
    pause: nothing,
    resume: nothing,
  };
  class Utterance extends EventTarget {}
  Object.defineProperty(window, 'kiosk', { value: bridge });
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), methods) });
  Object.assign(window, { kioskFakeBridge: told, SpeechSynthesisUtterance: Utterance });
}
