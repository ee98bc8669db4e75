import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { setVisitorCountry } from '~/components/visitor-country/country.ts';
import { brand } from '~/config/brand.ts';
import { countries, defaultCountry } from '~/domain/country/country.ts';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

refuseConsole();
afterEach(() => setVisitorCountry(defaultCountry));

test.each(countries)('in %s one number is shown, and dialled', async (country) => {
  const own = brand.phones[country];
  await withPiece(<PhoneLink prefix="Call" />, 'light', async (container) => {
    setVisitorCountry(country);
    await expect.poll(() => container.innerText.trim()).toBe(`Call ${own.display}`);
    const [link, ...others] = [...container.querySelectorAll('a')].filter((each) => each.checkVisibility());
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
    async (container) => {
      const range = document.createRange();
      const number = [...container.querySelectorAll('a')].find((each) => each.checkVisibility());
      range.selectNodeContents(number ?? container);
      const lines = new Map<number, string>();
      for (const node of textsOf(number ?? container)) {
        for (let at = 0; at < node.data.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + node.data[at]);
        }
      }
      expect(lines.size).toBeGreaterThan(1);
      for (const line of [...lines.values()].slice(0, -1)) expect(line).toMatch(/-$/);
      expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    },
  );
});

test('an address is written to, and breaks behind its @ first', async () => {
  await withPiece(<MailLink address="somebody@host.example" />, 'light', async (container) => {
    await expect.element(page.getByRole('link')).toHaveAttribute('href', 'mailto:somebody@host.example');
    expect(container.querySelector('wbr')?.previousSibling?.textContent).toBe('somebody@');
  });
});

function textsOf(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}
