import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '~/ui/Button/Button.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { schemes, withComponent } from './render.tsx';

failOnConsole();

/* That its words stay readable: unit, styles/contrast. What a press says: e2e, application and application-status. */
test.each(schemes)('a main button that is switched off keeps its form and is paler, %s', async (scheme) => {
  const buttons = (
    <>
      <Button size="main">Send</Button>
      <Button size="main" aria-disabled>
        Send
      </Button>
      <Button size="main" disabled>
        Send
      </Button>
    </>
  );
  await withComponent(buttons, scheme, async () => {
    const [usable, ...switchedOff] = page
      .getByRole('button')
      .elements()
      .map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { borderStyle, borderRadius, backgroundColor } = getComputedStyle(button);
        return { form: { width, height, borderStyle, borderRadius }, backgroundColor };
      });
    expect(switchedOff).toHaveLength(2);
    for (const { form, backgroundColor } of switchedOff) {
      expect(form).toEqual(usable?.form);
      expect([usable?.backgroundColor, 'rgba(0, 0, 0, 0)']).not.toContain(backgroundColor);
    }
  });
});
