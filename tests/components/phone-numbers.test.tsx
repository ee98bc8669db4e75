import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { setVisitorCountry } from '~/components/visitor-country/country.ts';
import { brand, voiceLineOf } from '~/config/brand.ts';
import { featureTabs } from '~/content/feature-tabs.ts';
import { countries, defaultCountry } from '~/domain/country/country.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { HandoffPanel } from '~/kiosk/handoff/HandoffPanel.tsx';
import { useHandoff } from '~/kiosk/state/handoff-store.ts';
import { defaultSettings, useScreen } from '~/kiosk/state/screen-store.ts';
import { FeaturePanel } from '~/pages/home/FeaturePanel.tsx';
import { withPiece } from './render.tsx';

/* Beside Arabic letters the parts of a phone number change places: drawn so, it reaches nobody. */

beforeAll(() => setAllMessages('ar', allLanguages.ar));
afterAll(() => setAllMessages('en', allLanguages.en));
afterEach(() => {
  setVisitorCountry(defaultCountry);
  useHandoff.setState({ topic: null });
  useScreen.setState({ settings: defaultSettings });
});

/** The characters of each number that is seen, in the order in which they are drawn from left to right. */
function drawnNumbers(container: HTMLElement): readonly string[] {
  const numbers = countries.flatMap((each) => [brand.phones[each].display, voiceLineOf(each).display]);
  const seen = [...container.querySelectorAll<HTMLElement>('a, p, strong, span')].filter(
    (each) => each.checkVisibility() && numbers.some((number) => each.textContent.includes(number)),
  );
  return seen.map((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const drawn: { character: string; x: number }[] = [];
    while (nodes.nextNode()) {
      const { data } = nodes.currentNode as Text;
      for (let at = 0; at < data.length; at += 1) {
        const range = new Range();
        range.setStart(nodes.currentNode, at);
        range.setEnd(nodes.currentNode, at + 1);
        const { x, width } = range.getBoundingClientRect();
        if (width > 0 && /[\d+ -]/.test(data[at] ?? '')) drawn.push({ character: data[at] ?? '', x });
      }
    }
    return drawn
      .toSorted((one, other) => one.x - other.x)
      .map(({ character }) => character)
      .join('')
      .trim();
  });
}

const voiceTab = featureTabs().find(({ buttonAction }) => buttonAction === 'call-voice-line');
const offline = { kind: 'handoff', key: 'chat', outcome: 'offline' } as const;

test.each([
  ['a call button', <PhoneLink key="call" prefix="اتصلوا على" />, brand.phones.IN.display],
  ['the voice tab', voiceTab && <FeaturePanel key="voice" tab={voiceTab} />, voiceLineOf('IN').display],
  ['the kiosk, where nothing opens', <HandoffPanel key="kiosk" />, brand.phones.US.display],
])('%s draws its number from left to right', async (_where, piece, number) => {
  setVisitorCountry('IN');
  useHandoff.setState({ topic: offline });
  useScreen.setState({ settings: { ...defaultSettings, handoff: 'system-browser' } });
  await withPiece(
    piece,
    'light',
    async (container) => {
      const drawn = drawnNumbers(container);
      expect(drawn.length).toBeGreaterThan(0);
      for (const each of drawn) expect(each).toBe(number);
    },
    { lang: 'ar', dir: 'rtl' },
  );
});
