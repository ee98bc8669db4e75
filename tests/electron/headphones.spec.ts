import type { Page } from '@playwright/test';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import { configWord } from '../support/electron/config.ts';
import { headphones, speakers } from '../support/electron/sound.ts';
import { nightly } from '../support/nightly.ts';
import { begin, endVisit, expect, invited, rulesIn } from './electron-test.ts';
import { test } from './sound-test.ts';

/*
 * Headphones on a real sound server, with a real speech service: PulseAudio's null sinks stand for plugs, which no test can touch.
 * What is decided when: tests/unit/electron/policy/idle.test.ts, kiosk-machine.random.test.ts, audio.test.ts.
 */

test.use({ kioskArguments: [configWord({ listening: { headphones } })] });

/** Speaks on a page, and waits until its voices are there. */
async function speak(page: Page, text: string): Promise<void> {
  const voices = () => page.evaluate(() => speechSynthesis.getVoices().length);
  await expect.poll(voices, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.evaluate((words) => {
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = 'en-US';
    speechSynthesis.speak(utterance);
  }, text);
}

const long = 'One, two, three, four, five, six, seven, eight, nine, ten. '.repeat(4);

test(
  'plugged in, they begin a visit and sound alone; out for 20 seconds, it is over',
  nightly,
  async ({ freshKiosk: kiosk, sound }) => {
    test.setTimeout(180_000);
    const phases = () => rulesIn(kiosk, 'phase');
    const page = await invited(kiosk);
    await sound.plug();
    await expect.poll(phases).toEqual(['waiting', 'active']);
    await expect.poll(() => sound.pactl('get-default-sink')).toBe(headphones);
    const said = () => sound.spoken().map(({ language, text }) => `${language} ${text}`);
    await expect.poll(said, { timeout: 60_000 }).toContain(`en-US ${kioskMessages.listening.hello}`);
    await expect.poll(() => sound.sounded(headphones).length).toBeGreaterThan(0);
    // Something that is not over when they are pulled out.
    await speak(page, long);

    // In again, the visit goes on.
    await sound.unplug();
    await expect.poll(() => phases().at(-1)).toBe('warning');
    const inMs = Date.now();
    await sound.plug();
    await expect.poll(() => phases().at(-1)).toBe('active');
    await expect.poll(() => sound.sounded(headphones).at(-1)?.toMs).toBeGreaterThan(inMs);

    const outMs = Date.now();
    await sound.unplug();
    await expect.poll(() => phases().at(-1)).toBe('warning');
    await expect.poll(phases, { timeout: 30_000 }).toContain('ended');
    expect(Date.now() - outMs).toBeGreaterThan(20_000);
    // The page that is just going is none to wait for.
    await expect.poll(() => phases().at(-1)).toBe('waiting');
    const next = await invited(kiosk);
    await expect.poll(() => sound.pactl('list', 'short', 'sinks')).toMatch(/^\d+\tspeakers\t.*$/);
    expect(sound.pactl('get-default-sink')).toBe(speakers);
    expect(sound.sounded(speakers), JSON.stringify(kiosk.log())).toEqual([]);
    // Nobody but the visitor is to know of them.
    expect(JSON.stringify([kiosk.health(), kiosk.log()])).not.toMatch(/headphone|listen/i);
    expect(rulesIn(kiosk, 'wipe-step-failed')).toEqual([]);

    await speak(next, 'Good morning.');
    await expect.poll(() => sound.sounded(speakers).length).toBeGreaterThan(0);
    expect(sound.sounded(headphones).at(-1)?.toMs).toBeLessThan(outMs + 1_000);
  },
);

test(
  'a keypad that is pulled out with its sound is heard by nobody, whatever its jack has said',
  nightly,
  async ({ freshKiosk: kiosk, sound }) => {
    test.setTimeout(180_000);
    const phases = () => rulesIn(kiosk, 'phase');
    const page = await invited(kiosk);
    // F15 and F16 as the jack of the keypad sends them (domain/kiosk/keypad.ts): X has no key for them here.
    const jack = (key: string) =>
      page.evaluate((name) => void window.dispatchEvent(new KeyboardEvent('keydown', { key: name })), key);
    await sound.plug();
    await jack('F15');
    await expect
      .poll(() => sound.spoken().map(({ text }) => text), { timeout: 60_000 })
      .toContain(kioskMessages.listening.hello);
    await speak(page, long);
    await expect.poll(() => sound.sounded(headphones).length).toBeGreaterThan(0);
    await sound.unplug();
    await expect.poll(() => phases().at(-1)).toBe('warning');
    await expect.poll(phases, { timeout: 30_000 }).toContain('ended');
    await expect.poll(() => sound.pactl('get-default-sink'), { timeout: 20_000 }).toBe(speakers);
    expect(sound.sounded(speakers), JSON.stringify(kiosk.log())).toEqual([]);
  },
);

test(
  'a sound server that goes ends nothing, is said once, and is used again',
  nightly,
  async ({ freshKiosk: kiosk, sound }) => {
    await invited(kiosk);
    await sound.endServer();
    await expect.poll(() => rulesIn(kiosk, 'sound')).toEqual(['no-server']);
    await sound.startServer();
    await expect.poll(() => rulesIn(kiosk, 'sound'), { timeout: 45_000 }).toEqual(['no-server', 'ready']);
    await begin(kiosk);
    await sound.plug();
    await expect.poll(() => sound.pactl('get-default-sink')).toBe(headphones);
    await endVisit(kiosk);
    await expect.poll(() => sound.pactl('get-default-sink')).toBe(speakers);
  },
);
