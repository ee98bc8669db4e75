import { duties } from '../../../src/content/legal-duties/duties.ts';
import { findUnmetDuties } from '../../support/duties.ts';
import { expect, test } from '../../support/test.ts';

/* What the law asks for, read on the pages as they are served. A row finds nothing on an empty page, so that it
   cannot hold by itself. */

const kept = duties.filter(({ keeping }) => keeping.by === 'page');

for (const duty of kept) {
  test(`${duty.id}, ${duty.place}: ${duty.duty}`, async ({ request }) => {
    expect(await findUnmetDuties([duty], async () => '<body></body>')).not.toEqual([]);
    expect(await findUnmetDuties([duty], async (path) => (await request.get(path)).text())).toEqual([]);
  });
}
