import { afterEach, expect, test } from 'vitest';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { setEmergencyNumber } from '~/components/visitor-country/country.ts';
import { emergency } from '~/i18n/generated/en/emergency.ts';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

refuseConsole();
afterEach(() => setEmergencyNumber(null));

/** The inlined numbers, another one, and a location without a known number. */
const numbers = ['911', '112', '998', '000', null];

test.each(numbers)('where the number is %s the line names it, and links to nothing else', async (number) => {
  await withPiece(<EmergencyLine />, 'light', async (container) => {
    setEmergencyNumber(number);
    await expect
      .poll(() => container.innerText)
      .toContain(`${emergency.before} ${number ?? emergency.local} ${emergency.after}`);
    const links = [...container.querySelectorAll('a')].filter((link) => link.checkVisibility());
    expect(links.map(({ href, textContent }) => [href, textContent])).toEqual(
      number === null ? [] : [[`tel:${number}`, number]],
    );
  });
});

test('a known number replaces the generic text, and an unknown one restores it', async () => {
  await withPiece(<EmergencyLine />, 'light', async (container) => {
    for (const number of ['110', null, '112']) {
      setEmergencyNumber(number);
      await expect.poll(() => container.innerText).toContain(` ${number ?? emergency.local} `);
    }
  });
});
