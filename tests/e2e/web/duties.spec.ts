import { findUnmetDuties } from '../../../build/duties.ts';
import { duties } from '../../../src/content/legal-duties/duties.ts';
import { expect, test } from '../../support/test.ts';

/* What the law asks for, read on the pages as they are served. That a row finds what is missing is shown in
   tests/unit/build/duties.test.ts. */

const kept = duties.filter(({ keeping }) => keeping.by === 'page');

for (const duty of kept) {
  test(`${duty.id}, ${duty.place}: ${duty.duty}`, async ({ request }) => {
    expect(await findUnmetDuties([duty], async (path) => (await request.get(path)).text())).toEqual([]);
  });
}
