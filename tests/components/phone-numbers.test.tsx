import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { setEmergencyNumber, setVisitorCountry } from '~/components/visitor-country/country.ts';
import { brand, voiceLineOf } from '~/config/brand.ts';
import { phoneExample } from '~/content/application.ts';
import { featureTabs } from '~/content/feature-tabs.ts';
import { countries, defaultCountry } from '~/domain/country/country.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { emergency } from '~/i18n/generated/en/emergency.ts';
import { beforeCalling } from '~/i18n/generated/en/home.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { HandoffPanel } from '~/kiosk/handoff/HandoffPanel.tsx';
import { useHandoff } from '~/kiosk/state/visit-stores.ts';
import { defaultSettings, useScreen } from '~/kiosk/state/screen-store.ts';
import { BeforeCallingSection } from '~/pages/home/BeforeCallingSection.tsx';
import { FeaturePanel } from '~/pages/home/FeaturePanel.tsx';
import { Field } from '~/ui/Field/Field.tsx';
import { writeMail } from '../../supabase/functions/application-mail/mail.ts';
import { drawnNumbers } from '../support/drawn-order.ts';
import { withComponent } from './render.tsx';

/* A number of another country, one that is broken anywhere, or one whose parts change places beside Arabic reaches nobody. */

afterEach(() => {
  setVisitorCountry(defaultCountry);
  setEmergencyNumber(null);
  useHandoff.setState({ topic: null });
  useScreen.setState({ settings: defaultSettings });
});

/** The links of a component that are seen: where each leads, and its text on one line. */
const linksIn = (container: HTMLElement) =>
  [...container.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => [link.href, link.innerText.trim()]);

test.each(countries)('in %s one number is shown, and dialled', async (country) => {
  const { dial, display } = brand.phones[country];
  await withComponent(<PhoneLink prefix="Call" />, 'light', async (container) => {
    setVisitorCountry(country);
    await expect.poll(() => linksIn(container)).toEqual([[`tel:${dial}`, `Call ${display}`]]);
  });
});

test('the website gives one number beside the one to call: a person answers it', async () => {
  await withComponent(<BeforeCallingSection />, 'light', async (container) => {
    const { dial, display } = brand.personPhone;
    await expect.poll(() => linksIn(container)).toEqual([[`tel:${dial}`, display]]);
    expect(container.innerText).toContain(beforeCalling.numbers.person);
  });
});

/** The inlined numbers, one that is not, and the generic text where none is certain. */
test('the emergency line names the number of the place, and links to nothing else', async () => {
  await withComponent(<EmergencyLine />, 'light', async (container) => {
    for (const number of ['911', '112', '998', '110', null, '112']) {
      setEmergencyNumber(number);
      const { before, after, local } = emergency;
      await expect.poll(() => container.innerText).toContain(`${before} ${number ?? local} ${after}`);
      expect(linksIn(container)).toEqual(number === null ? [] : [[`tel:${number}`, number]]);
    }
  });
});

describe('in Arabic', () => {
  beforeAll(() => setAllMessages('ar', allLanguages.ar));
  afterAll(() => setAllMessages('en', allLanguages.en));

  const voiceTab = featureTabs().find(({ buttonAction }) => buttonAction === 'call-voice-line');
  const offline = { kind: 'handoff', key: 'chat', outcome: 'offline' } as const;

  test.each([
    ['a call button', <PhoneLink key="call" prefix="اتصلوا على" />, brand.phones.IN.display],
    ['the voice tab', voiceTab && <FeaturePanel key="voice" tab={voiceTab} />, voiceLineOf('IN').display],
    ['the kiosk, where nothing opens', <HandoffPanel key="kiosk" />, brand.phones.US.display],
  ])('%s draws its number from left to right', async (_where, component, number) => {
    setVisitorCountry('IN');
    useHandoff.setState({ topic: offline });
    useScreen.setState({ settings: { ...defaultSettings, handoff: 'system-browser' } });
    await withComponent(
      component,
      'light',
      async () => {
        const { found, backwards } = drawnNumbers(null);
        expect(found).toContain(number);
        expect(backwards).toEqual([]);
      },
      { lang: 'ar', dir: 'rtl' },
    );
  });

  test.each(['auto', 'rtl'] as const)(
    'the mail in Arabic keeps numbers and addresses in order: %s',
    async (dir) => {
      const claimed = {
        email: '',
        job_title: 'مصمم رسوم',
        language: 'ar',
        reference: '2125-2C45',
        has_resume: true,
      };
      const facts = { siteUrl: brand.siteUrl, contact: brand.emails.company };
      const { text } = writeMail(claimed, 'a'.repeat(43), facts);
      await withComponent(<pre dir={dir}>{text}</pre>, 'light', async () => {
        const { found, backwards } = drawnNumbers(null);
        expect(found).toEqual(expect.arrayContaining([claimed.reference, facts.contact]));
        expect(backwards).toEqual([]);
      });
    },
  );
});

/** The lines on which a text stands. */
function linesOf(element: Element): readonly string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const [at, character] of [...(texts.currentNode.nodeValue ?? '')].entries()) {
      const range = new Range();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + character);
    }
  }
  return [...lines.values()];
}

const hinted = (hint: string) => (
  <Field {...{ id: 'hinted', label: '', hint, error: null, children: () => null }} />
);

test.each([
  ['a number', <PhoneLink key="number" />, 'a', /-$/],
  ['an example of a number', hinted(`Such as ${phoneExample('Asia/Dubai')}`), 'bdi', /\u00A0$/],
  ['an example of an address', hinted('Such as linkedin.com/in/name'), 'bdi', /\/$/],
])(
  '%s is whole on a line that has room for it, and breaks at its own places on a narrow one',
  async (...row) => {
    const [, component, element, end] = row;
    await withComponent(component, 'light', async (container) => {
      const linesAt = (width: string) => {
        container.style.inlineSize = width;
        const found = [...container.querySelectorAll(element)].find((each) => each.checkVisibility());
        return linesOf(found ?? container);
      };
      expect(linesAt('13rem')).toHaveLength(1);
      const lines = linesAt('7rem');
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(end);
      expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    });
  },
);
