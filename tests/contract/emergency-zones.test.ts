import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { zonesByNumber, zonesFile } from '../../build/emergency-zones.ts';
import { emergencyNumbers } from '../../src/domain/emergency/numbers.ts';

const file = 'src/domain/emergency/zones.ts';

test(`${file} has the time zones of all places in numbers.ts`, async () => {
  const options = { ...(await resolveConfig(file)), filepath: file };
  const text = await format(zonesFile(zonesByNumber(emergencyNumbers)), options);
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8'), `Out of date: UPDATE_DOCS=1 vitest run ${import.meta.filename}`).toBe(
    text,
  );
});
