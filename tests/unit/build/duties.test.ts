import { describe, expect, test } from 'vitest';
import { findStaleDuties, findUnmetDuties } from '../../../build/duties.ts';
import { duties, dutyCheckDays } from '../../../src/content/legal-duties/duties.ts';
import { type Duty, exactly, type Keeping, words } from '../../../src/content/legal-duties/duty.ts';

const page = (posting: object, body: string) =>
  `<!doctype html><html><head><title>Apply by May 1</title></head><body>${body}` +
  `<script type="application/ld+json">${JSON.stringify(posting)}</script>` +
  `<script>var text = "Pay range"</script><style>.Pay-range {}</style></body></html>`;

const held =
  '<p>Pay range: <!-- -->5 to 6 &amp; more</p><a class="x" href="/privacy?a=1&amp;b=2">Privacy</a>';
const job = { '@type': 'JobPosting', baseSalary: [{ currency: 'USD' }], jobBenefits: 'Tea' };

const on = (...proofs: Extract<Keeping, { by: 'page' }>['proofs']): Duty => ({
  id: 'row',
  place: 'Anywhere',
  duty: 'A duty',
  keeping: { by: 'page', pages: ['/jobs'], proofs },
  source: 'A law',
  checkedOn: '2026-11-01',
});

describe('what a page lacks', () => {
  test.each<[string, Duty, string, string | null]>([
    [
      'words across tags and entities',
      on(words('pay', exactly('range: 5 to 6 & more'))),
      page(job, held),
      null,
    ],
    ['words that are not there', on(words('end', /Apply by/)), page(job, held), 'end'],
    ['words in the title, which is no part of the page', on(words('end', /May 1/)), page(job, held), 'end'],
    ['words in a script', on(words('pay', /var text/)), page(job, held), 'pay'],
    ['words in a style', on(words('pay', /Pay-range/)), page(job, held), 'pay'],
    ['a link', on({ kind: 'link', to: '/privacy?a=1&b=2' }), page(job, held), null],
    ['a link elsewhere', on({ kind: 'link', to: '/priv' }), page(job, held), 'link to /priv'],
    ['data', on({ kind: 'posting', property: 'baseSalary' }), page(job, held), null],
    [
      'data that says nothing',
      on({ kind: 'posting', property: 'baseSalary' }),
      page({ ...job, baseSalary: [] }, held),
      '"baseSalary" in its structured data',
    ],
    [
      'data of something else',
      on({ kind: 'posting', property: 'jobBenefits' }),
      page({ ...job, '@type': 'Organization' }, held),
      '"jobBenefits" in its structured data',
    ],
  ])('%s', async (_name, duty, html, missing) => {
    const found = await findUnmetDuties([duty], async () => html);
    expect(found).toEqual(missing === null ? [] : [`row (Anywhere): /jobs has no ${missing}`]);
  });

  test('everything, when the page is not there', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    expect(await findUnmetDuties([on(words('end', /x/), { kind: 'link', to: '/' })], gone)).toHaveLength(2);
  });

  test.each(duties)('$id is found missing on an empty page, if a page keeps it', async (duty) => {
    const found = await findUnmetDuties([duty], async () => '<body></body>');
    const { keeping } = duty;
    const asked = keeping.by === 'page' ? keeping.pages.length * keeping.proofs.length : 0;
    expect(found).toHaveLength(asked);
    expect(keeping.by === 'practice' || asked > 0).toBe(true);
  });
});

const dayBefore = (days: number) =>
  new Date(Date.UTC(2026, 10, 22) - days * 86_400_000).toISOString().slice(0, 10);
const today = dayBefore(0);
const practice = (confirmedOn: string | null): Duty => ({
  ...on(),
  keeping: { by: 'practice', what: 'Do it.', confirmedOn },
});

test.each<[string, Duty, readonly string[]]>([
  ['read today', { ...on(), checkedOn: today }, []],
  ['read on the last good day', { ...on(), checkedOn: dayBefore(dutyCheckDays) }, []],
  [
    'read a day too long ago',
    { ...on(), checkedOn: dayBefore(dutyCheckDays + 1) },
    ['row (Anywhere): its source was last checked 181 days ago: A law'],
  ],
  ['never read', { ...on(), checkedOn: null }, ['row (Anywhere): its source was never checked: A law']],
  [
    'read tomorrow',
    { ...on(), checkedOn: dayBefore(-1) },
    ['row (Anywhere): its source was checked on a day to come (2026-11-23): A law'],
  ],
  ['a practice, confirmed', practice(today), []],
  ['a practice, never confirmed', practice(null), ['row (Anywhere): it was never confirmed: Do it.']],
  [
    'a practice, confirmed a day too long ago',
    practice(dayBefore(dutyCheckDays + 1)),
    ['row (Anywhere): it was last confirmed 181 days ago: Do it.'],
  ],
])('a row that was %s', (_name, duty, lines) => {
  expect(findStaleDuties([duty], today)).toEqual(lines);
});

test('every row has its own name and says where it comes from', () => {
  expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
  for (const { place, duty, source } of duties)
    expect(Math.min(place.length, duty.length, source.length)).toBeGreaterThan(3);
});
