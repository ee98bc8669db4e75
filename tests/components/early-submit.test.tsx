import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubmitArea } from '~/pages/application/SubmitArea.tsx';
import { messages } from '~/i18n/messages.ts';
import { queuePress, replayPress } from '~/web/press-queue.ts';
import { failOnConsole } from './fail-on-console.ts';

failOnConsole();

it('a press between the moment React begins and the one it has taken the file sends the form, once', async () => {
  const submit = page.getByRole('button', { name: messages.formMessages.submit });
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const formWith = (hasResume: boolean) => (
    <form onSubmit={onSubmit}>
      <input type="file" aria-label="Resume" />
      <SubmitArea state={{ kind: 'idle' }} hasResume={hasResume} />
    </form>
  );
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = renderToString(formWith(false));
  queuePress();
  await userEvent.upload(page.getByLabelText('Resume'), new File(['%PDF-'], 'resume.pdf'));
  replayPress();
  await userEvent.click(submit, { force: true });
  expect(onSubmit).not.toHaveBeenCalled();

  const root = hydrateRoot(place, formWith(false));
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  startTransition(() => root.render(formWith(true)));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  await userEvent.click(submit);
  expect(onSubmit).toHaveBeenCalledTimes(2);
  root.unmount();
  place.remove();
});
