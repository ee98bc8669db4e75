import { referenceOf } from '../../src/domain/application/reference.ts';
import {
  codeOf,
  staffPassword,
  fileApplication,
  makeAccount,
  makeMember,
  openBackend,
} from '../support/staff.ts';
import { expect, test, type Visitor } from '../support/engines/engine-test.ts';
import { stackUrls } from '../support/stack-info.ts';

const title = (visitor: Visitor, name: string) => visitor.role('heading', name, { exact: true, level: 1 });

async function signIn(visitor: Visitor, email: string) {
  await visitor.label('E-mail').fill(email);
  await visitor.label('Password', { exact: true }).fill(staffPassword);
  await visitor.role('button', 'Sign in').click();
}

async function giveCode(visitor: Visitor, code: string) {
  await visitor.role('textbox', 'Code').fill(code);
  await visitor.role('button', 'Continue').click();
}

/** Chooses in a select, as its keys do. */
async function choose(visitor: Visitor, id: string, value: string) {
  await expect(visitor.css(`#${id}`)).toBeShown();
  const set = ([css, wanted]: [string, string]) => {
    const select = document.querySelector<HTMLSelectElement>(css);
    if (select === null) throw new Error(`There is no ${css}.`);
    select.value = wanted;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await visitor.evaluate(set, [`#${id}`, value]);
}

/** Keeps the beginning of each file that the page saves: not every driver hands out downloads. */
function noteFiles(visitor: Visitor): Promise<unknown> {
  return visitor.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      void file.text().then((text) => {
        document.documentElement.dataset.saved = text.slice(0, 400);
      });
      return make(file);
    };
  }, null);
}

const savedFile = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.dataset.saved ?? '', null);

const stored = async (id: string) =>
  (await openBackend().from('applications').select('state').eq('id', id)).data;

test('an admin sets up a second factor, reads, downloads, notes, moves, exports and erases', async ({
  visitor,
}) => {
  const { email } = await makeAccount({ role: 'admin', name: 'Ada Example' });
  const name = `Ana ${Date.now()}`;
  const { id, resumeName } = await fileApplication({ full_name: name });
  await visitor.open(`${stackUrls.staff}/`);
  await signIn(visitor, email);
  await visitor.role('button', 'Show my QR code').click();
  await expect(visitor.css('form code')).toBeShown();
  const { text: secret } = await visitor.css('form code').look();
  await giveCode(visitor, codeOf(secret));
  await expect(title(visitor, 'Applications')).toHaveFocus();
  await noteFiles(visitor);

  await visitor.role('searchbox').fill(referenceOf(id));
  await expect(visitor.text('1 application', { exact: true })).toBeShown();
  await visitor.role('checkbox', `Choose ${name}`).click();
  await visitor.role('button', 'Export as CSV').click();
  await expect.poll(() => savedFile(visitor)).toContain(`"${name}"`);

  await visitor.role('link', name).click();
  await expect(title(visitor, name)).toHaveFocus();
  await visitor.role('button', 'Download the resume').click();
  await expect(visitor.text('The resume was saved among your downloads.')).toBeShown();
  await expect.poll(() => savedFile(visitor)).toContain('%PDF-');

  await visitor.role('textbox', 'New note').fill('Calls back on Monday.');
  await visitor.role('button', 'Add the note').click();
  await expect(visitor.role('listitem').text('Calls back on Monday.')).toBeShown();
  await choose(visitor, 'move-state', 'talking');
  await visitor.role('button', 'Change the state').click();
  await expect(visitor.text('The state is changed.')).toBeShown();
  expect(await stored(id)).toEqual([{ state: 'talking' }]);

  await visitor.role('button', /^Erase this application/).click();
  await visitor.role('button', 'Erase for good').click();
  await expect(visitor.text('No applications are like this.')).toBeShown();
  expect(await stored(id)).toEqual([]);
  expect(
    (
      await openBackend()
        .storage.from('resumes')
        .download(resumeName ?? '')
    ).error,
  ).not.toBeNull();
  await visitor.role('button', 'Sign out').click();
  await expect(title(visitor, 'Sign in')).toHaveFocus();
});

test('a reader gives a code, reads, and is refused every change', async ({ visitor, expectedErrors }) => {
  // Each refusal of the server is told to the console.
  expectedErrors.push(/Failed to load resource|status of 4\d\d/);
  const member = await makeMember({ role: 'staff' });
  const { id } = await fileApplication({}, false);
  await visitor.open(`${stackUrls.staff}/#/application/${id}`);
  await signIn(visitor, member.email);
  await giveCode(visitor, codeOf(member.secret ?? '', 1));
  await expect(visitor.role('button', 'Change the state')).toBeShown();
  // From now on the page shows more than the database allows.
  await openBackend().from('staff_members').update({ role: 'reader' }).eq('user_id', member.id);
  await choose(visitor, 'move-state', 'hired');
  await visitor.role('button', 'Change the state').click();
  await expect(visitor.text(/your role does not allow it/)).toBeShown();
  expect(await stored(id)).toEqual([{ state: 'new' }]);
  await visitor.reload();
  await expect(visitor.role('heading', 'What they wrote')).toBeShown();
  await expect(visitor.role('button', 'Change the state')).toHaveCount(0);
});
