import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { countries, defaultCountry } from '~/domain/country/country.ts';
import { noteCountry } from '~/components/visitor-country/country.ts';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

refuseConsole();
afterEach(() => noteCountry(defaultCountry));

test.each(countries)('in %s one number is shown, and dialled', async (country) => {
  const own = brand.phones[country];
  await withPiece(<PhoneLink prefix="Call" />, 'light', async (place) => {
    noteCountry(country);
    await expect.poll(() => place.innerText.trim()).toBe(`Call ${own.display}`);
    const [link, ...others] = [...place.querySelectorAll('a')].filter((each) => each.checkVisibility());
    expect(link?.href).toBe(`tel:${own.dial}`);
    expect(others).toEqual([]);
  });
});

test('a number on a narrow line breaks behind its hyphens and nowhere else', async () => {
  await withPiece(
    <p style={{ inlineSize: '5rem' }}>
      <PhoneLink />
    </p>,
    'light',
    async (place) => {
      const words = document.createRange();
      const number = [...place.querySelectorAll('a')].find((each) => each.checkVisibility());
      words.selectNodeContents(number ?? place);
      const lines = new Map<number, string>();
      for (const node of textsOf(number ?? place)) {
        for (let at = 0; at < node.data.length; at += 1) {
          words.setStart(node, at);
          words.setEnd(node, at + 1);
          const top = Math.round(words.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + node.data[at]);
        }
      }
      expect(lines.size).toBeGreaterThan(1);
      for (const line of [...lines.values()].slice(0, -1)) expect(line).toMatch(/-$/);
      expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    },
  );
});

test('an address is written to, and breaks behind its @ first', async () => {
  await withPiece(<MailLink address="somebody@host.example" />, 'light', async (place) => {
    await expect.element(page.getByRole('link')).toHaveAttribute('href', 'mailto:somebody@host.example');
    expect(place.querySelector('wbr')?.previousSibling?.textContent).toBe('somebody@');
  });
});

function textsOf(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
