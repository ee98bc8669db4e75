import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Sheet, pieces } from '~/web/styleguide/Sheet.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { schemes, withComponent } from './render.tsx';

/* Each component in each of its examples: by day and night without a finding of axe, and reached by the keyboard. */

/** Of a component by itself there is no whole page to judge. */
const ofPages = ['page-has-heading-one', 'heading-order', 'region', 'landmark-one-main'];
const rules = {
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast': { enabled: true },
    'color-contrast-enhanced': { enabled: true },
    ...Object.fromEntries(ofPages.map((name) => [name, { enabled: false }])),
  },
};

async function expectAccessible(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, rules);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The controls of a component that Tab stops at; of several tabs one is a stop. */
function stopsOf(container: HTMLElement): readonly HTMLElement[] {
  const controls = 'button, a[href], input:not([type=hidden]), textarea, [role=tab]';
  return [...container.querySelectorAll<HTMLElement>(controls)].filter(
    (control) =>
      control.checkVisibility() &&
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [aria-hidden=true] *, [role=tab]:not([aria-selected=true])'),
  );
}

failOnConsole();

test('every folder of src/ui has examples', () => {
  const folders = Object.keys(import.meta.glob('../../src/ui/*/*.tsx')).map((path) => path.split('/').at(-2));
  const named = new Set(pieces.map(({ name }) => name));
  expect([...new Set(folders)].filter((name) => !named.has(name ?? ''))).toEqual([]);
  expect(pieces.filter(({ examples }) => examples.length === 0)).toEqual([]);
});

test('the style guide shows every example, and no id twice', async () => {
  await withComponent(<Sheet />, 'light', async (container) => {
    const shown = [...container.querySelectorAll('figure')].map((figure) => figure.ariaLabel);
    expect(shown).toEqual(
      pieces.flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example.name}`)),
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe.each(pieces)('$name', ({ examples }) => {
  for (const { name, element } of examples) {
    test.each(schemes)(`${name}, %s`, async (scheme) => {
      await withComponent(element, scheme, async (container) => {
        expect(container.firstElementChild).not.toBeNull();
        expect(container.scrollWidth, 'wider than its container').toBeLessThanOrEqual(container.clientWidth);
        await expectAccessible(container);
      });
    });

    test(`${name}: Tab reaches what is open to it, with a ring of 3 px`, async () => {
      await withComponent(element, 'light', async (container) => {
        container.tabIndex = -1;
        container.focus();
        for (const stop of stopsOf(container)) {
          await userEvent.tab();
          expect(document.activeElement).toBe(stop);
          const { outlineStyle, outlineWidth } = getComputedStyle(stop);
          expect(outlineStyle).not.toBe('none');
          expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(3);
        }
      });
    });
  }
});
