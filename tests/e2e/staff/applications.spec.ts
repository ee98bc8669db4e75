import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { referenceOf, spacedReference } from '../../../src/domain/application/reference.ts';
import { fileApplication, makeMember, openBackend } from '../../support/staff.ts';
import { stackUrls } from '../../support/stack-info.ts';
import { expect, expectAccessible, refusals, stateButton, test, title } from './staff-test.ts';

const stateOf = async (id: string) =>
  (await openBackend().from('applications').select('state').eq('id', id).single()).data?.state;

test('a reader finds, opens and copies by the keyboard, goes back to the same list, and may change nothing', async ({
  page,
  openAs,
}) => {
  const word = `w${Date.now()}`;
  const cover_letter = `\u202E${'turned '.repeat(20)}`;
  const [cara] = await Promise.all(
    ['Cara', 'Bea', 'Ana'].map((name) =>
      fileApplication({ full_name: `${name} ${word}`, cover_letter }, false),
    ),
  );
  await openAs(await makeMember({ role: 'reader' }));
  await expect(title(page, 'Applications')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toContainText(`Ana ${word}`);
  const list = page.url();
  expect(list).toContain(`#/?search=${word}&sort=name&order=ascending`);
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `Bea ${word}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, `Bea ${word}`)).toBeFocused();
  await expect(page.getByText(/^No resume has arrived\./)).toBeVisible();
  await expect(page.getByText('turned turned')).not.toContainText('\u202E');
  for (const name of ['Talking', 'Assign to me', 'Add the note', 'Erase this application …'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy Email' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@mail.example');
  await page.keyboard.press('n');
  await expect(title(page, `Cara ${word}`)).toBeFocused();
  await page.keyboard.press('p');
  await expect(title(page, `Bea ${word}`)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  expect(page.url()).toBe(list);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.getByLabel('Use these keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await page.goto(`/#/application/${cara?.id}?search=${word}&sort=name&order=ascending`);
  await expect(title(page, `Cara ${word}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('staff move, assign, note and download; what they type outlives a fault', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  expectedErrors.push(refusals);
  const member = await makeMember();
  const { id, email } = await fileApplication();
  await fileApplication({ email });
  await openAs(member, `/?search=${encodeURIComponent(email)}`);
  await expect(page.getByText('sent 2×')).toHaveCount(2);
  await page.goto(`/#/application/${id}`);
  await expect(stateButton(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('t');
  await expect(page.getByText('It is now Talking.')).toBeVisible();
  await expect(stateButton(page, 'Talking')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('It is now assigned to you.')).toBeVisible();
  await page.getByText('Somebody else, or nobody').click();
  await page.getByRole('button', { name: 'Nobody', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Assigned to: nobody' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: `Assigned to: ${member.name}` })).toBeVisible();
  expect((await openBackend().from('applications').select('state, assignee').eq('id', id)).data).toEqual([
    { state: 'talking', assignee: member.id },
  ]);
  await expect(page.getByRole('heading', { name: 'Also from this address' })).toBeVisible();

  await page.getByLabel('New note').fill('Calls back on Monday.');
  await page.route(`${stackUrls.backend}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer from the server' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.goBack();
  await expect(page.getByLabel('New note')).toHaveValue('Calls back on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' })).toContainText(
    member.name,
  );
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'The note is added.' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('None yet.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The note is deleted.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeFocused();

  for (const press of [1, 2]) {
    const links = page.waitForRequest(/\/object\/sign\/resumes\/.*token=/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the resume' }).click();
    expect((await saved).suggestedFilename(), `press ${press}`).toBe(
      `Ada Example ${spacedReference(referenceOf(id))}.pdf`,
    );
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await links;
  }

  // Changed and ended by somebody else.
  await page.getByLabel('New note').fill('Half a sent');
  const members = () => openBackend().from('staff_members');
  await members().update({ role: 'reader' }).eq('user_id', member.id);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your role is now Reader.' })).toBeVisible();
  await members().update({ role: 'staff' }).eq('user_id', member.id);
  await page.reload();
  await page.getByLabel('New note').fill('Half a sent');
  // What is still being read would be refused first, and the button gone before it is pressed.
  await page.waitForLoadState('networkidle');
  await members().delete().eq('user_id', member.id);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(title(page, 'You are not a member of staff')).toBeVisible();
});

test('a selection from two searches is exported as one file, which calculates nothing', async ({
  page,
  openAs,
}) => {
  const first = await fileApplication({ full_name: '=1+1 Eve' }, false);
  const second = await fileApplication({ full_name: 'Zed Second' }, false);
  await openAs(await makeMember());
  for (const [{ email }, name] of [
    [first, '=1+1 Eve'],
    [second, 'Zed Second'],
  ] as const) {
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await hiddenByBar(page), 'the bar covers what has the focus').toBe(false);
  }
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain(`"'=1+1 Eve"`);
  expect(file).toContain(second.email);
  expect(file).toMatch(/^\uFEFF"Reference","Received \(America\/New_York\)","Position"/);
});

/** Whether the bar of the chosen applications covers the whole of what has the focus (WCAG 2.2, 2.4.11). */
const hiddenByBar = (page: Page) =>
  page.getByRole('region', { name: 'Selected applications' }).evaluate((bar) => {
    const focused = document.activeElement;
    if (focused === null || bar.contains(focused)) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    const { top: barTop, bottom: barBottom } = bar.getBoundingClientRect();
    return top >= barTop && bottom <= barBottom;
  });

test('many are changed or assigned at once, which says whose they were and is taken back', async ({
  page,
  openAs,
  expectedErrors,
}) => {
  const word = `w${Date.now()}`;
  const filed = await Promise.all(
    ['José', 'Zoë', "O'Neil"].map((name) => fileApplication({ full_name: `${name} ${word}` }, false)),
  );
  const sam = await makeMember({ name: 'Sam Carter' });
  await sam.client.rpc('assign_applications', { ids: filed.slice(1).map(({ id }) => id), assignee: sam.id });
  await openAs(await makeMember(), `/?search=jose ${word}`);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select José' }).check();
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await page.getByRole('button', { name: 'Change …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 applications' });
  await stateButton(dialog, 'Declined').focus();
  await expect(
    dialog.getByText(/After 15 minutes the applicant sees: “This time we have chosen/),
  ).toBeVisible();
  await expectAccessible(page);
  await stateButton(dialog, 'Declined').click();
  await expect(dialog.getByText('3 applications are now Declined.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Declined 3' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('3 applications are as before.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'State' })).toBeFocused();
  expect(await Promise.all(filed.map(({ id }) => stateOf(id)))).toEqual(['new', 'new', 'new']);

  await dialog.getByRole('button', { name: 'Assign to me' }).click();
  await expect(
    dialog.getByText('3 applications are now assigned to you. 2 were Sam Carter’s.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('3 applications are as before.').last()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Assigned to' })).toBeFocused();
  const { data } = await openBackend().from('applications').select('id, assignee').eq('assignee', sam.id);
  expect(data?.map(({ id }) => id).toSorted()).toEqual(
    filed
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );

  // Of several thousand a part is changed when a later one fails.
  await page.route(
    '**/rpc/move_applications',
    async (route) => route.fulfill({ response: await route.fetch(), status: 503 }),
    { times: 1 },
  );
  expectedErrors.push(/503/);
  await stateButton(dialog, 'Declined').click();
  await expect(dialog.getByText('Some of them may be changed: Undo takes that back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('3 applications are as before.').first()).toBeVisible();
  expect(await Promise.all(filed.map(({ id }) => stateOf(id)))).toEqual(['new', 'new', 'new']);
});

test('of two members the second is told what the first has set, and may set the own choice after all', async ({
  page,
  openAs,
}) => {
  const [ada, sam] = [await makeMember({ name: 'Ada' }), await makeMember({ name: 'Sam' })];
  const { id } = await fileApplication({}, false);
  await openAs(ada, `/application/${id}`);
  await expect(stateButton(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  await sam.client.rpc('move_applications', { ids: [id], state: 'talking', expected_state: 'new' });
  await stateButton(page, 'Declined').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Sam has changed the state to Talking' }),
  ).toBeVisible();
  await expect(stateButton(page, 'Talking')).toHaveAttribute('aria-pressed', 'true');
  expect(await stateOf(id)).toBe('talking');
  await stateButton(page, 'Declined').click();
  await expect(page.getByText('It is now Declined.')).toBeVisible();
  await expect(
    page.getByText(/Until .* the applicant still sees: “Your application has arrived/),
  ).toBeVisible();
  await expect(page.getByText('Declined, previously Talking:')).toBeVisible();
  await page.keyboard.press('z');
  await expect(stateButton(page, 'Talking')).toHaveAttribute('aria-pressed', 'true');
  await expect(stateButton(page, 'Declined')).toBeFocused();
  await expect(page.getByText('Talking, previously New:'), 'what Sam did is undone by Ada').toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(stateButton(page, 'New')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'State', exact: true })).toBeFocused();
  expect(await stateOf(id)).toBe('new');
});

test('an admin saves all of a person in one file, and erases it with one confirmation: of this application and those ticked', async ({
  page,
  openAs,
}) => {
  const admin = await makeMember({ role: 'admin' });
  const { id, email, resumeName } = await fileApplication();
  const other = await fileApplication({
    email,
    cover_letter: `The <b>other</b> letter. ${'I would like to help. '.repeat(10)}`,
  });
  const kept = await fileApplication({ email, cover_letter: 'Of somebody else. '.repeat(10) }, false);
  await admin.client.from('application_notes').insert({ application_id: id, body: 'ملاحظة.\nسطر آخر.' });
  await openAs(admin, `/application/${id}?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: spacedReference(referenceOf(other.id)) }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything in these 2 applications' }).click();
  expect((await saved).suggestedFilename()).toBe(`Ada Example ${spacedReference(referenceOf(id))}.zip`);
  const archive = unzipSync(await readFile(await (await saved).path()));
  const [overview = '', ...resumes] = Object.values(archive).map((file) => Buffer.from(file).toString());
  const links = [...overview.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decodeURIComponent(link));
  expect(links).toEqual(Object.keys(archive).slice(1));
  // As word processors show it too, which know neither `dir="auto"` nor line ends that a style keeps.
  expect(overview).toContain('<p dir="rtl" align="right">ملاحظة.<br>سطر آخر.</p>');
  for (const text of ['The &lt;b&gt;other&lt;/b&gt; letter.', 'Wrote a note'])
    expect(overview).toContain(text);
  expect(overview).not.toContain('Of somebody else.');
  expect(resumes.map((file) => file.slice(0, 5))).toEqual(['%PDF-', '%PDF-']);

  await page.getByRole('button', { name: 'Erase these 2 applications …' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase these 2 applications?' });
  for (const each of [id, other.id]) await expect(dialog).toContainText(spacedReference(referenceOf(each)));
  await expect(dialog).toContainText('the resume');
  await expect(dialog).toContainText('1 note');
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const erase = page.getByRole('button', { name: 'Erase these 2 applications …' });
  await expect(erase, 'Escape gives the focus back').toBeFocused();
  await erase.click();
  await dialog.getByRole('button', { name: 'Yes, erase them' }).click();
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 applications are erased.' })).toBeVisible();
  const service = openBackend();
  expect((await service.from('applications').select('id').eq('email', email)).data).toEqual([
    { id: kept.id },
  ]);
  expect((await service.from('application_notes').select('id').eq('application_id', id)).data).toEqual([]);
  for (const name of [resumeName, other.resumeName])
    expect((await service.storage.from('resumes').download(name ?? '')).error).not.toBeNull();
});

test('an admin holds an application for a legal claim, and releases it; it then goes where its applicant has asked', async ({
  page,
  openAs,
}) => {
  const admin = await makeMember({ role: 'admin' });
  const { id, email, resumeName } = await fileApplication();
  await openAs(admin, `/application/${id}?search=${encodeURIComponent(email)}`);
  await page.getByText('Keep it while a claim is open').click();
  const hold = page.getByRole('button', { name: 'Keep it until the claim is settled' });
  await hold.click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toBeFocused();
  await reason.fill('Charge 531-2026');
  await hold.click();
  await expect(page.getByText('Kept for a legal claim: Charge 531-2026')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Legal claim' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Erase this application …' })).toHaveCount(0);
  await expectAccessible(page);

  const dialog = page.getByRole('alertdialog', { name: 'Is the claim settled?' });
  const release = async (confirm: string) => {
    await page.getByRole('button', { name: 'The claim is settled …' }).click();
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
  };
  await release('It is settled');
  await expect(page.getByRole('button', { name: 'Erase this application …' })).toBeVisible();

  const service = openBackend();
  const asked = { held_because: 'Charge 7', erase_asked_at: new Date().toISOString() };
  expect((await service.from('applications').update(asked).eq('id', id)).error).toBeNull();
  await page.reload();
  await expect(page.getByText('The applicant has asked to delete it.')).toBeVisible();
  await release('It is settled: erase it');
  await expect(page.getByRole('status').filter({ hasText: 'The application is erased.' })).toBeVisible();
  expect((await service.from('applications').select('id').eq('id', id)).data).toEqual([]);
  expect((await service.storage.from('resumes').download(resumeName ?? '')).error).not.toBeNull();
});

test('a laptop shows 15 applications and a phone 5, also with long names and every mark; the next page begins at its first', async ({
  page,
  openAs,
}) => {
  const word = `Rows${Date.now()}`;
  await Promise.all(
    Array.from({ length: 50 }, () =>
      fileApplication(
        {
          full_name: `${word} Maximiliana-Anastasia von Hohenfels-Wittelsbach de la Cruz`,
          language: 'es',
          job_id: 'community-outreach-coordinator',
        },
        false,
      ),
    ),
  );
  await fileApplication({ full_name: `فاطمة الزهراء بنت محمد عبد الرحمن ${word}`, language: 'es' }, false);
  const visibleRows = () =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  const admin = await makeMember({ role: 'admin', isAuditor: true });
  for (const [width, height, rows] of [
    [1280, 800, 15],
    [390, 844, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(admin);
    await page.reload();
    await expect.poll(visibleRows, `at ${width} by ${height}`).toBeGreaterThanOrEqual(rows);
    await expect(page.getByText('ES, no resume').first()).toBeInViewport({ ratio: 1 });
    // Where it is cut, it is at its end, which is on the left.
    await expect(page.getByRole('link', { name: 'فاطمة' }).first()).toHaveCSS('direction', 'rtl');
    // On a phone a row is laid out as a block, and stays a row of a table all the same.
    await expect(page.getByRole('rowheader', { name: word }).first()).toBeVisible();
  }
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1 to 50 of 51 applications')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('51 to 51 of 51 applications')).toBeVisible();
  await expect(page.getByRole('rowheader').getByRole('link')).toBeFocused();
});
