import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pieces } from '~/web/styleguide/Sheet.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

/* What is pressed and let go elsewhere does nothing (WCAG 2.2, 2.5.2): the first control of each kind in the examples of each piece. */

/** Tabs answer as soon as they are pressed, and are taken back by a press on the one before. */
const controls = ':is(a[href], button:not(:disabled, [role=tab]), summary, input[type=checkbox])';

failOnConsole();

test.each(pieces.map(({ name, examples }) => ({ name, element: examples[0]?.element })))(
  '$name: a press that is taken back',
  async ({ element }) => {
    await withComponent(element, 'light', async (container) => {
      const elsewhere = container.appendChild(document.createElement('p'));
      elsewhere.textContent = 'Elsewhere';
      const kinds = new Map(
        [...container.querySelectorAll<HTMLElement>(controls)]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => [each.tagName, each]),
      );
      let clicks = 0;
      for (const control of kinds.values()) control.addEventListener('click', () => (clicks += 1));
      for (const control of kinds.values()) {
        const before = [location.href, container.innerHTML];
        await userEvent.dragAndDrop(control, elsewhere);
        expect([location.href, container.innerHTML], control.outerHTML).toEqual(before);
      }
      expect(clicks).toBe(0);
    });
  },
);
