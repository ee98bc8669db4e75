import type { Locator, Page } from '@playwright/test';
import { brand } from '../../src/brand/brand.ts';
import { textScales } from '../../src/domain/kiosk/comfort.ts';

/** What a visitor must see at once on each surface, by what it is for. */
export function mustSee(page: Page) {
  const panel = page.getByRole('dialog');
  const hasCode = panel.getByRole('img', { name: /QR code/ });
  const bar: Readonly<Record<string, Locator>> = {
    Home: page.getByRole('button', { name: 'Home', exact: true }),
    Up: page.getByRole('button', { name: 'Up', exact: true }),
    Down: page.getByRole('button', { name: 'Down', exact: true }),
    'Smaller text': page.getByRole('button', { name: 'Smaller text' }),
    'Larger text': page.getByRole('button', { name: 'Larger text' }),
    Contrast: page.getByRole('button', { name: 'Contrast' }),
    'End my session': page.getByRole('button', { name: 'End my session' }),
  };
  return {
    invitation: {
      name: page.getByRole('main').locator('svg').first(),
      question: page.getByRole('heading', { level: 1 }),
      button: page.getByText('Touch anywhere to begin', { exact: true }),
      'what is cleared': page.getByText('What you do here is cleared'),
      'emergency line': page.getByRole('paragraph').filter({ hasText: /In an emergency, call/ }),
    },
    home: {
      heading: page.getByRole('heading', { level: 1 }),
      call: page.getByRole('button', { name: `Call ${brand.phones.US.display}` }).first(),
      chat: page.getByRole('button', { name: 'Chat on WhatsApp' }).first(),
      'web app': page.getByRole('button', { name: `Use ${brand.productName} on the web` }).first(),
      'emergency line': page.getByRole('banner').getByText(/Emergency\? Call/),
    },
    bar,
    'read aloud': { 'Read aloud': page.getByRole('button', { name: 'Read aloud' }) },
    call: {
      title: panel.getByRole('heading', { level: 2 }),
      number: panel.getByText(brand.phones.US.display, { exact: true }),
      code: hasCode,
      close: panel.getByRole('button', { name: 'Close' }),
    },
    'hand-off': {
      title: panel.getByRole('heading', { level: 2 }),
      address: panel.getByText(brand.chatUrl.replace('https://', ''), { exact: true }),
      code: hasCode,
      close: panel.getByRole('button', { name: 'Close' }),
    },
    question: {
      question: page.getByRole('heading', { name: 'Are you still here?' }),
      number: page.getByRole('timer'),
      stay: page.getByRole('button', { name: 'I’m still here' }),
      end: page.getByRole('alertdialog').getByRole('button', { name: 'End my session' }),
    },
    staff: {
      title: panel.getByRole('heading', { name: 'For staff' }),
      ...Object.fromEntries(
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'Delete', 'OK', 'Close'].map((name) => [
          name,
          panel.getByRole('button', { name, exact: true }),
        ]),
      ),
    },
  } satisfies Record<string, Readonly<Record<string, Locator>>>;
}

/** Seven taps in the corner, which call the PIN pad. */
export async function callStaff(page: Page): Promise<void> {
  for (let tap = 0; tap < 7; tap += 1) await page.mouse.click(20, 20);
}

/** Looks at a page at every text size, from the smallest on. */
export async function atEachTextSize(page: Page, look: (at: string) => Promise<void>): Promise<void> {
  for (const [step] of textScales.entries()) {
    if (step > 0) await page.getByRole('button', { name: 'Larger text' }).click();
    await look(`text size ${step + 1}`);
  }
}
