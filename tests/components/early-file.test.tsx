import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { messages } from '~/i18n/messages.ts';
import { FileDrop } from '~/ui/FileDrop/FileDrop.tsx';
import { failOnConsole } from './fail-on-console.ts';

failOnConsole();

it('a file that is chosen while the page begins to answer is taken, although its event comes later', async () => {
  const [onInspected, onClear] = [vi.fn(), vi.fn()];
  const inspected = Promise.withResolvers<{ kind: 'chosen' }>();
  const inspect = vi.fn(() => inspected.promise);
  const field = (
    <FileDrop
      id="resume"
      {...messages.fields.resume}
      texts={{ ...messages.resumeMessages, sideBySide: messages.sideBySide, sizeText: messages.sizeText }}
      accept={{ 'application/pdf': ['.pdf'] }}
      inspect={inspect}
      file={null}
      error={null}
      errorPrefix="Error:"
      onInspected={onInspected}
      onTooMany={() => undefined}
      onClear={onClear}
    />
  );
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(field);
  const input = page.getElementsByTagName('input')[0];
  if (input === undefined) throw new Error('The field has no input.');
  const chosen = new DataTransfer();
  const file = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
  chosen.items.add(file);
  input.files = chosen.files;
  const root = hydrateRoot(page, field);
  await vi.waitFor(() => expect(input.files).toHaveLength(0));
  const emptied = vi.spyOn(input, 'value', 'set');
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(emptied).toHaveBeenCalled());
  expect(onClear).not.toHaveBeenCalled();
  expect(inspect.mock.calls).toEqual([[file]]);
  inspected.resolve({ kind: 'chosen' });
  await vi.waitFor(() => expect(onInspected).toHaveBeenCalled());
  root.unmount();
  page.remove();
});
