import type { Page } from '@playwright/test';
import { deliverDue } from '../../../supabase/functions/application-mail/deliver.ts';
import { openSender, readMailSettings } from '../../../supabase/functions/application-mail/settings.ts';
import { openedApplication } from '../../../src/api/answers/applications.ts';
import { referenceOf, spacedReference } from '../../../src/domain/application/reference.ts';
import { brand } from '../../../src/config/brand.ts';
import { type MailSink, openMailSink, textOf } from '../../support/mail-sink.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { readStackKeys, stackUrls } from '../../support/stack-info.ts';
import { expect, expectAccessible, refusals, signInWithCode, stateButton, test } from './staff-test.ts';

// One after the other: the settings and the mail sender are those of the whole backend.
test.describe.configure({ mode: 'serial' });

let sink: MailSink;

/** Sends what is due, as the timer of a real project does. */
const deliver = () => {
  const { mail, sender } = readMailSettings({
    SUPABASE_URL: stackUrls.backend,
    SUPABASE_SERVICE_ROLE_KEY: readStackKeys().serviceRoleKey,
    SITE_URL: 'https://www.site.example',
    STAFF_URL: stackUrls.staff,
    MAIL_CONTACT: 'careers@site.example',
    MAIL_FROM: 'Careers <careers@site.example>',
    MAIL_SMTP_URL: sink.url,
  });
  return deliverDue(mail, openSender(sender), () => undefined);
};

test.beforeAll(async () => {
  sink = await openMailSink();
  await deliver(); // from now on somebody collects mail
});
test.afterAll(() => sink.close());

const composer = (page: Page) => page.getByRole('dialog', { name: /^Message to/ });
const stateOf = async (id: string) =>
  (await openBackend().from('applications').select('state').eq('id', id).single()).data?.state;

test('an applicant is written to in the own language; the message waits, is taken back, and is sent as it was shown', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  test.slow();
  const member = await makeMember({ name: 'Sam Staff' });
  const { id, email } = await fileApplication({ full_name: 'Lucía Peña', language: 'es' }, false);
  await openAs(member, `/application/${id}`);
  await page.getByRole('button', { name: 'Write a message …' }).click();
  const dialog = composer(page);
  await dialog.getByLabel('Template').selectOption('Something is missing');
  await expect(dialog.getByLabel('Text')).toHaveAttribute('lang', 'es-419');
  await expect(dialog.getByText('{missing} cannot be filled in')).toBeVisible();
  await dialog.getByRole('button', { name: /^Send in 5 minutes/ }).click();
  await expect(dialog.getByLabel('Text'), 'nothing is sent with a gap').toBeFocused();
  const text = await dialog.getByLabel('Text').inputValue();
  await dialog.getByLabel('Text').fill(text.replace('{missing}', 'su currículum'));
  await expect(dialog.getByRole('alert').filter({ hasText: 'missing' })).toHaveCount(0);
  await dialog.getByText('The template in English').click();
  await expect(dialog.getByText('Thank you for applying for')).toBeVisible();
  const preview = dialog.getByRole('region', { name: 'What Lucía Peña will receive' });
  await expect(preview).toContainText('Lucía Peña:');
  await expect(preview).toContainText('Sam Staff');
  await expect(preview).toContainText(brand.parentCompany);
  await expectAccessible(page);
  const shown = await preview.locator('[lang="es-419"]').last().innerText();

  // What is written outlives the dialog and the session.
  await page.keyboard.press('Escape');
  await member.client.auth.signOut({ scope: 'local' });
  await page.reload();
  await signInWithCode(page, member);
  await page.getByRole('button', { name: 'Continue your message …' }).click();
  await dialog.getByRole('button', { name: 'Send in 5 minutes' }).click();
  await expect(dialog).toHaveCount(0);
  const letters = page.getByRole('region', { name: 'Messages' });
  await expect(letters.getByText(/^To be sent/)).toBeVisible();
  await expect(letters.getByRole('status')).toHaveText(/is waiting to be sent/);
  await letters.getByRole('button', { name: 'Take it back' }).click();
  await expect(letters.getByText(/^Taken back/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();

  await openBackend().from('staff_settings').update({ letter_delay_minutes: 0 }).eq('is_only', true);
  await page.getByRole('button', { name: 'Write a message …' }).click();
  await dialog.getByLabel('Subject').fill('  Su currículum\u202E ');
  await dialog.getByLabel('Text').fill(text.replace('{missing}', 'su currículum'));
  await dialog.getByRole('button', { name: 'Send at once' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await deliver()).toEqual({ sent: 1, failed: 0 });
  await openBackend().from('staff_settings').update({ letter_delay_minutes: 5 }).eq('is_only', true);
  const mail = sink.mails.find(({ to }) => to[0] === email);
  expect(
    textOf(mail?.raw ?? '')
      .replaceAll('\r\n', '\n')
      .trim(),
  ).toBe(shown.trim());
  expect(mail?.raw).toContain('Content-Language: es');
  await expect(letters.getByText(/^Sent/)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Mail sender · Sent a message');
});

test('a decline and its message are one act, with one way back, and a second member sees the first one’s', async ({
  page,
  openAs,
}) => {
  test.slow();
  const [ada, sam] = [await makeMember({ name: 'Ada' }), await makeMember({ name: 'Sam' })];
  const { id } = await fileApplication({ full_name: 'ليلى', language: 'ar' }, false);
  await openAs(ada, `/application/${id}`);
  const dialog = composer(page);
  await page.getByRole('button', { name: 'Write a message …' }).click();
  await dialog.getByLabel('Template').selectOption('Invitation to talk');
  await page.keyboard.press('Escape');
  const withMessage = page.getByRole('group', { name: 'With a message:' });
  await withMessage.getByRole('button', { name: 'Declined …' }).click();
  await expect(dialog.getByLabel('Template'), 'no invitation comes with a decline').toHaveValue('decline');
  await expect(dialog.getByRole('button', { name: 'Bring back what I wrote' })).toBeVisible();
  const preview = dialog.getByRole('region', { name: /^What/ });
  await expect(preview.locator('[dir="rtl"]').first()).toBeVisible();
  const ofSam = { application_id: id, language: 'ar', subject: 'From Sam', body: 'Hello' } as const;
  await sam.client.rpc('queue_letters', {
    letters: [{ ...ofSam, expected_letter: null, expected_state: 'new' }],
  });
  const send = dialog.getByRole('button', { name: 'Declined: set and send in 15 minutes' });
  await send.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Sam wrote to this applicant' })).toContainText(
    'From Sam',
  );
  expect(await stateOf(id)).toBe('new');
  await send.click();
  await expect(dialog).toHaveCount(0);
  const letters = page.getByRole('region', { name: 'Messages' });
  await expect(letters.getByText('with the state Declined')).toBeVisible();
  await expect(letters.getByRole('heading'), 'the button of the focus has gone').toBeFocused();
  await expect(letters.getByRole('status')).toHaveText(/is waiting to be sent/);
  await expect(page.getByText(/Until .* the applicant still sees/)).toBeVisible();
  expect(await stateOf(id)).toBe('declined');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(letters.getByRole('listitem').last()).toContainText('Taken back');
  await expect(letters.getByRole('status'), 'never beside what it is no more').toHaveText('');
  expect(await stateOf(id)).toBe('new');
});

test('many are written to at once, each in the own language; who gets none is named; all is taken back', async ({
  page,
  openAs,
}) => {
  const word = `w${Date.now()}`;
  const people = [
    ['Ana', 'es'],
    ['Bo', 'en'],
    ['Neha', 'hi'],
    ['Gone', 'en'],
  ] as const;
  const filed = await Promise.all(
    people.map(([name, language]) =>
      fileApplication(
        { full_name: `${name} ${word}`, language, form_trap: name === 'Bo' ? 'filled in' : '' },
        false,
      ),
    ),
  );
  await openBackend()
    .from('applications')
    .update({ state: 'withdrawn' } as never)
    .eq('id', filed[3]?.id ?? '');
  await openAs(await makeMember(), `/?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Message …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message to 4 applicants' });
  await dialog.getByLabel('Template').selectOption('Something is missing');
  await expect(dialog.getByRole('heading', { name: '4 applicants will not get it' })).toBeVisible();
  await dialog.getByLabel('Template').selectOption('Decline');
  await expect(dialog.getByText('Spanish: 1 person')).toBeVisible();
  await dialog.getByText('Hindi: 1 person').click();
  await expect(dialog.getByText(`नमस्ते Neha ${word}`)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: `Bo ${word}` })).toContainText('flagged');
  await dialog.getByRole('checkbox', { name: /^Also to 1 flagged/ }).check();
  await expect(dialog.getByRole('listitem')).toHaveText(`Gone ${word}: the application was withdrawn`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Declined: set and send to 3 in 15 minutes' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 messages are sent in 15 minutes.');
  expect(await stateOf(filed[0]?.id ?? '')).toBe('declined');
  await dialog.getByRole('button', { name: 'Take all back' }).click();
  await expect(dialog.getByText('3 messages are taken back.')).toBeVisible();
  expect(await Promise.all(filed.map(({ id }) => stateOf(id)))).toEqual(['new', 'new', 'new', 'withdrawn']);
});

test('one is asked before a message that waits is cancelled, and an undo brings back state and message', async ({
  page,
  openAs,
}) => {
  const word = `w${Date.now()}`;
  const [ada, vera] = [await makeMember({ name: 'Ada' }), await makeMember({ name: 'Vera' })];
  const filed = await Promise.all(
    ['Ana', 'Bo', 'Cleo', 'Dan'].map((name) => fileApplication({ full_name: `${name} ${word}` }, false)),
  );
  const [ana, bo, cleo, dan] = filed.map(({ id }) => id) as [string, string, string, string];
  const states = () => Promise.all(filed.map(({ id }) => stateOf(id)));
  const outcomeOf = async (id: string) => {
    const opened = await vera.client.rpc('open_application', { application_id: id });
    return openedApplication.parse(opened.data)?.letters.map(({ outcome }) => outcome);
  };
  const outcomes = () => Promise.all([bo, cleo].map(outcomeOf));
  await Promise.all(
    [bo, cleo].map((application_id) => vera.client.rpc('open_application', { application_id })),
  );
  await vera.client.rpc('move_applications', { ids: [ana], state: 'offer' });
  const text = { language: 'en', subject: 'No', body: 'No.' } as const;
  const letter = { ...text, expected_letter: null, expected_state: 'new' } as const;
  await vera.client.rpc('queue_letters', {
    letters: [bo, cleo].map((application_id) => Object.assign({ application_id }, letter)),
    state: 'declined',
  });

  await openAs(ada, `/?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 4 applications' });
  await stateButton(dialog, 'Looked at').click();
  const question = page.getByRole('alertdialog', { name: '2 messages are waiting to be sent' });
  await expect(question).toContainText('“Declined” to 2: not sent yet.');
  await expectAccessible(page);
  expect(await states(), 'nothing of those is changed unasked').toEqual([
    'looked_at',
    'declined',
    'declined',
    'looked_at',
  ]);
  await question.getByRole('button', { name: 'Cancel 2 messages, set Looked at' }).click();
  await expect(question).toHaveCount(0);
  expect(await states()).toEqual(['looked_at', 'looked_at', 'looked_at', 'looked_at']);
  expect(await outcomes()).toEqual([['taken_back'], ['taken_back']]);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('4 applications are as before.')).toBeVisible();
  expect(await states()).toEqual(['offer', 'declined', 'declined', 'new']);
  expect(await outcomes()).toEqual([['waiting'], ['waiting']]);

  // Left as they are, their messages go out.
  await stateButton(dialog, 'Talking').click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await states()).toEqual(['talking', 'declined', 'declined', 'talking']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Of one, it is said whose it is.
  await page.goto(`/#/application/${bo}`);
  await expect(stateButton(page, 'Declined')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('h');
  const one = page.getByRole('alertdialog', { name: 'A message is waiting to be sent' });
  await expect(one).toContainText('“Declined”, from Vera');
  await one.getByRole('button', { name: 'Cancel 1 message, set Hired' }).click();
  await expect(stateButton(page, 'Hired')).toHaveAttribute('aria-pressed', 'true');
  const letters = page.getByRole('region', { name: 'Messages' });
  await expect(letters.getByText(/^Taken back/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(stateButton(page, 'Declined')).toHaveAttribute('aria-pressed', 'true');
  await expect(letters.getByText(/^To be sent/)).toBeVisible();

  // A message in its place says which one it cancels, and an undo of it brings that one back.
  const withMessage = page.getByRole('group', { name: 'With a message:' });
  await withMessage.getByRole('button', { name: 'Offer …' }).click();
  await expect(composer(page).getByText('“No” from Vera')).toBeVisible();
  await composer(page)
    .getByRole('button', { name: /^Offer: set and send/ })
    .click();
  await expect(letters.getByText('with the state Offer')).toBeVisible();
  await page.keyboard.press('z');
  await expect(letters.getByRole('listitem').first()).toContainText('To be sent');
  await expect(letters.getByRole('listitem').last()).toContainText('Taken back');

  // A message about a state that waits to be shown comes with it, and goes with it.
  await page.goto(`/#/application/${cleo}`);
  await expect(stateButton(page, 'Declined')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Write a message …' }).click();
  await composer(page).getByLabel('Template').selectOption('Decline');
  await composer(page)
    .getByRole('button', { name: /^Declined: set and send/ })
    .click();
  await expect(letters.getByRole('listitem')).toHaveCount(2);
  await expect(letters.getByText('with the state Declined')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(letters.getByText(/^Taken back/)).toHaveCount(2);

  // What was changed at once is undone at once, by a colleague too.
  await openAs(vera, `/application/${dan}`);
  await page.getByRole('button', { name: 'Undo all 2 that were changed together' }).click();
  await expect(page.getByText('2 applications are as before.')).toBeVisible();
  expect(await states()).toEqual(['offer', 'declined', 'new', 'new']);
});

test('without a mail sender one is told so; the message leaves by the own mail program, and the state is set alone', async ({
  page,
  openAs,
}) => {
  const { id, email } = await fileApplication({ full_name: 'Ada Example' }, false);
  const reference = spacedReference(referenceOf(id));
  await page.route('**/rpc/mail_sender_status', (route) =>
    route.fulfill({
      json: {
        is_there: false,
        asked_at: null,
        overdue: 0,
        letter_delay_minutes: 5,
        shown_after_minutes: 15,
      },
    }),
  );
  await openAs(await makeMember(), `/application/${id}`);
  await page.getByRole('button', { name: 'Write a message …' }).click();
  const dialog = composer(page);
  await expect(dialog.getByText('no mail sender is set up')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await dialog.getByLabel('Subject').fill('Hello & welcome');
  await dialog.getByLabel('Text').fill('Dear {name},\nwelcome.');
  await expect(dialog.getByRole('link', { name: 'Open in your email program' })).toHaveAttribute(
    'href',
    `mailto:${email.replace('+', '%2B')}?subject=Hello%20%26%20welcome%20(${reference})&body=Dear%20Ada%20Example%2C%0D%0Awelcome.`,
  );
  await dialog.getByRole('button', { name: 'Copy the text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Hello & welcome (${reference})\n\nDear Ada Example,\nwelcome.`,
  );

  await dialog.getByLabel('Template').selectOption('Decline');
  await dialog.getByRole('button', { name: 'Set the state to Declined' }).click();
  await expect(dialog.getByText('It is now Declined.')).toBeVisible();
  expect(await stateOf(id)).toBe('declined');

  await page.goto(`/#/?search=${encodeURIComponent(email)}`);
  await page.getByRole('checkbox', { name: 'Select Ada Example' }).check();
  await page.getByRole('button', { name: 'Message …' }).click();
  await expect(dialog.getByText('Messages to several people need a mail sender.')).toBeVisible();
  await stateButton(dialog, 'Talking').click();
  await expect(dialog.getByText('It is now Talking.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('It is as before.')).toBeVisible();
  expect(await stateOf(id)).toBe('declined');
});

test('a template is made, used, changed by two members without loss, and deleted', async ({
  page,
  openAs,
}) => {
  const name = `Follow-up ${Date.now()}`;
  const [ada, sam] = [await makeMember({ role: 'admin' }), await makeMember({ name: 'Sam' })];
  await openAs(ada, '/templates');
  await page.getByRole('button', { name: 'New template …' }).click();
  await expect(page.getByLabel('Name (only staff see it)')).toBeFocused();
  await page.getByLabel('Name (only staff see it)').fill(name);
  await page.getByRole('button', { name: 'Save the template' }).click();
  await expect(page.getByLabel('Subject, English')).toBeFocused();
  await page.getByLabel('Subject, English').fill('About {position}');
  await page.getByLabel('Text, English').fill('Dear {name}, how are you?');
  // One language at a time; what is not shown is kept, and shown where it is wrong.
  const language = page.getByLabel('Language of the text');
  await language.selectOption({ label: 'Spanish – nothing written' });
  await page.getByLabel('Subject, Spanish').fill('Sobre {position}');
  // Half-written it outlives another page and a reload.
  await page.goto('/#/positions');
  await page.reload();
  await page.goto('/#/templates');
  await expect(page.getByText('What you were writing is still here, and not saved yet.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Text, English')).toHaveValue('Dear {name}, how are you?');
  await expect(page.getByLabel('Subject, Spanish')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the template' }).click();
  await expect(page.getByLabel('Text, Spanish')).toBeFocused();
  await page.getByLabel('Text, Spanish').fill('Hola, {name}.');
  await page.getByRole('button', { name: 'Save the template' }).click();
  await expect(page.getByText('The template is saved.')).toBeFocused();

  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await page.getByLabel('Show the texts in').selectOption('Spanish');
  await item.getByText('Text in Spanish').click();
  await expect(item.getByText('Hola, {name}.')).toBeVisible();
  await page.getByLabel('Show the texts in').selectOption('Arabic');
  await expect(item).toContainText('Nothing in Arabic: applicants get the English text.');

  await page.getByRole('button', { name: `Edit … : ${name}` }).click();
  await page.getByLabel('Text, English').fill('Dear {name}, are you well?');
  await sam.client
    .from('letter_templates')
    .update({ texts: { en: { subject: 'Sam', body: 'was faster' } } })
    .eq('name', name);
  await page.getByRole('button', { name: 'Save the template' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has changed' })).toBeVisible();
  await expect(page.getByLabel('Text, English')).toHaveValue('Dear {name}, are you well?');

  const { id } = await fileApplication({ language: 'hi' }, false);
  await page.goto(`/#/application/${id}`);
  await page.getByRole('button', { name: 'Write a message …' }).click();
  const dialog = composer(page);
  await dialog.getByLabel('Template').selectOption(name);
  await expect(dialog.getByText('This template has no text in Hindi')).toBeVisible();
  await expect(dialog.getByLabel('Text')).toHaveValue('was faster');
  await dialog.getByRole('button', { name: 'Discard it' }).click();

  await page.goto('/#/templates');
  await page.getByRole('button', { name: `Delete … : ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeFocused();
});

test('the outbox shows what waits and what was refused, takes it back, and tries it again', async ({
  page,
  openAs,
}) => {
  const word = `o${Date.now()}`;
  const sam = await makeMember({ name: 'Sam Staff' });
  const write = async (full_name: string) => {
    const { id } = await fileApplication({ full_name: `${full_name} ${word}` }, false);
    const text = { language: 'en', subject: 'Hello', body: 'Hello' } as const;
    const { data } = await sam.client.rpc('queue_letters', {
      letters: [{ application_id: id, ...text, expected_letter: null, expected_state: 'new' }],
    });
    return (data as { queued: string[] }).queued[0] ?? '';
  };
  await write('Waits');
  await write('Refused');
  await write('Moved');
  // Nothing is due for minutes: as if the mail server had refused it. What becomes of one that failed: tests/backend/outbox.test.ts.
  await page.route('**/rpc/list_letters', async (route) => {
    const response = await route.fetch();
    const outbox = (await response.json()) as { rows: { full_name: string }[] };
    const rows = outbox.rows.map((each) =>
      each.full_name.startsWith('Refused') || each.full_name.startsWith('Moved')
        ? {
            ...each,
            outcome: 'failed',
            problem: 'EENVELOPE 550',
            ended_at: new Date().toISOString(),
            obstacle: each.full_name.startsWith('Moved') ? 'other_state' : null,
          }
        : each,
    );
    await route.fulfill({ response, json: { ...outbox, rows, worth_retrying: 1 } });
  });
  await openAs(sam, '/outbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeFocused();
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${word}` });
  await expect(row('Refused')).toContainText(
    'the applicant’s mail server does not accept email for this address',
  );
  await expect(row('Waits')).toContainText(/To be sent .*Take it back/);
  await expect(row('Moved')).toContainText('Not sent again: the application has another state now');
  await expect(row('Moved').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await row('Waits')
    .getByRole('button', { name: /^Take it back/ })
    .click();
  await expect(page.getByText('The message is taken back.')).toBeFocused();
  await expect(row('Waits')).toContainText('Taken back');
  await row('Refused')
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(page.getByText('Nothing to send: it no longer exists.')).toBeFocused();
  await page.route('**/rpc/retry_failed_letters', (route) =>
    route.fulfill({ json: { changed: 1, left: { other_state: 1, application_withdrawn: 2 } } }),
  );
  await page.getByRole('button', { name: 'Try again: 1 message not sent' }).click();
  await expect(
    page.getByText(
      '1 message is being sent again. 1 is left out: the application has another state now. 2 are left out: the application was withdrawn.',
    ),
  ).toBeFocused();
  await page.getByRole('link', { name: /^To be sent \d/ }).click();
  await expect(page).toHaveURL(/outcome=waiting/);
  await expect(row('Waits')).toHaveCount(0);
  await page.getByRole('link', { name: /^All \d/ }).click();
  await row('Refused').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
});
