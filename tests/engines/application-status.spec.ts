import { statusMessages } from '../../src/i18n/messages/en/application-status.ts';
import { applicationStates } from '../../src/domain/contract/staff.ts';
import { fileApplication, filesOf, moveTo, rowOf } from '../e2e/web/application-status.ts';
import { expect, test } from '../support/engines/engine-test.ts';

test('an applicant sees by the link every state of the application, withdraws it and erases everything', async ({
  visitor,
}) => {
  const filed = await fileApplication({ hasResume: true });
  await visitor.open(filed.path);
  await expect(visitor).toBeAt('/application');
  const main = visitor.role('main');
  // Withdrawn last: the applicant does that.
  for (const state of [...applicationStates.filter((each) => each !== 'withdrawn'), 'talking'] as const) {
    await moveTo(filed.id, state);
    await visitor.reload();
    await expect(main.text(statusMessages.states[state])).toBeShown();
  }
  expect(await visitor.evaluate(() => document.title, null)).not.toContain(filed.secret);

  await main.role('button', 'Withdraw', { exact: true }).click();
  await expect(main.role('alertdialog').role('button', 'No, keep it')).toHaveFocus();
  await main.role('alertdialog').role('button', 'Yes, withdraw it').click();
  await expect(main.text(statusMessages.states.withdrawn)).toHaveFocus();
  await visitor.reload();
  await expect(main.text(statusMessages.states.withdrawn)).toBeShown();
  expect((await rowOf(filed.id))?.state).toBe('withdrawn');

  await main.role('button', 'Erase everything', { exact: true }).click();
  await main.role('alertdialog').role('button', 'Yes, erase everything').click();
  await expect(main.role('heading', 'Everything is erased')).toBeShown();
  expect(await rowOf(filed.id)).toBeNull();
  expect(await filesOf(filed.email)).toEqual([]);
  await visitor.open(filed.path);
  await expect(main.role('heading', statusMessages.unknown.heading)).toBeShown();
});
