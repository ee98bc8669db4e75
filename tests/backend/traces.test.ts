import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAsVisitor, postTo, single } from './support/ask.ts';
import { anApplication, openTestBackend, type TestBackend } from './support/fixture.ts';
import { actAs } from './support/roles.ts';

/* PostgREST lets a caller choose, cast and filter what a function gives. A request that fails takes its own row of the audit
   back, and its error can show the value that did not fit. A look has to leave its row before it shows anything. */
let testBackend: TestBackend;
let token: string;
beforeAll(async () => {
  testBackend = await openTestBackend('PGlite');
  token = (await actAs(testBackend, 'staff')).token;
});
afterAll(() => testBackend.close());

const asStaff = askAsVisitor(
  () => testBackend,
  () => token,
);

const first = 'rpc/open_application?select=pgrst_scalar';
/** Address, arguments, and what the answer shows when the letter was read. */
const attacks: [string, string, (id: string) => object, RegExp][] = [
  ['a cast of the letter', `${first}:pgrst_scalar->>cover_letter::int`, byId, /SECRET/],
  [
    'a cast of a whole export',
    'rpc/export_applications?select=pgrst_scalar:pgrst_scalar->>0::int',
    byIds,
    /SECRET/,
  ],
  [
    'one of two errors, by a filter on the phone number',
    `${first}::int&or=(pgrst_scalar->>phone.like.*0100000,pgrst_scalar->>email.like.%5C)`,
    byId,
    /"22023"(?=.*cannot cast jsonb object)/,
  ],
];

it.each(attacks)('an application leaves its trace before %s shows it', async (_how, path, body, shown) => {
  const letter = `SECRET ${'I would like to help. '.repeat(6)}`;
  const stored = await postTo(askAsVisitor(() => testBackend))(
    anApplication({ cover_letter: letter }),
    single,
    '?select=id',
  );
  const { id } = (await stored.json()) as { id: string };
  const traces = async () =>
    (await testBackend.owner('select 1 from public.staff_audit where application_id = $1::text::uuid', [id]))
      .length;
  for (let turn = 0; turn < 3; turn += 1) {
    const before = await traces();
    const answer = await asStaff(`/rest/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body(id)),
    });
    const text = await answer.text();
    if (shown.test(text)) expect([text.slice(0, 80), before]).toEqual([text.slice(0, 80), 1]);
  }
});

function byId(application_id: string) {
  return { application_id };
}

function byIds(id: string) {
  return { ids: [id] };
}
