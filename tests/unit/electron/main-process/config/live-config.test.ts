import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../../electron/main-process/config/config-file.ts';
import { createLiveConfig } from '../../../../../electron/main-process/config/live-config.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/** A config that is in use, and its file. What a change means: policy/config-change.test.ts. */
function using(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'kiosk-live-')), 'config.json');
  const write = (next: string) => writeFileSync(file, next, { mode: 0o644 });
  write(text);
  const context = fakeContext();
  const live = createLiveConfig(file, readConfig(file), context);
  return { file, write, context, live };
}

test('a changed file is taken over with its hash, when it is read', () => {
  const { live, write, context } = using('{"version":1,"handoff":"qr"}');
  const before = live.current().hash;
  expect(live.reread()).toBe('none');
  context.clock.wallMs += 60_000;
  write('{"version":1,"name":"Lobby"}');
  expect(live.reread()).toBe('renew');
  expect(live.current()).toMatchObject({ config: { name: 'Lobby', handoff: 'both' }, state: 'ok' });
  // As `sha256sum` says.
  expect(live.current().hash).toBe('b3ab2878acb4');
  expect(live.current().hash).not.toBe(before);
  expect(live.readAtMs()).toBe(context.clock.wallMs);
  expect(context.entries).toEqual([{ event: 'config', rule: 'ok', detail: 0 }]);
});

test('a broken file is refused, said once, and forgiven when it is mended', () => {
  const { live, write, file, context } = using('{"version":1,"handoff":"qr"}');
  const { config, hash } = live.current();
  for (const spoil of [() => write('{"version":1,"handoff":"fax"}'), () => write('{'), () => rmSync(file)]) {
    spoil();
    live.reread();
    expect(live.current()).toEqual({ ...live.current(), config, hash, state: 'refused' });
  }
  expect(context.entries).toEqual([{ event: 'config', rule: 'refused', detail: 1 }]);
  write('{"version":1,"handoff":"qr"}');
  expect(live.reread()).toBe('none');
  expect(live.current().state).toBe('ok');
});
