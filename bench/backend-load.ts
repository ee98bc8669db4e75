/* `npm run bench:backend`: how long a sign-in and a page wait beside what loads the embedded backend: bodies that stall,
   wrong passwords, applications all at once. Site and backend are one process, as with `npm start`. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { listen } from '../build/serve.ts';
import { type LocalSupabase, startLocalSupabase } from '../supabase/local/start.ts';

type Served = Pick<LocalSupabase, 'url' | 'anonKey' | 'serviceKey'> & { page: string };

async function serveFrom(dataDirectory: string): Promise<void> {
  const { url, anonKey, serviceKey } = await startLocalSupabase({ dataDirectory, port: 0 });
  const site = await listen(0, 'PORT', async (_request, response) => {
    response.end(await readFile('package-lock.json'));
  });
  process.send?.({ url, anonKey, serviceKey, page: site.url } satisfies Served);
  process.once('disconnect', () => process.exit());
}

async function measureAll(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'backend-load-'));
  const child = fork(import.meta.filename, [data]);
  const [served] = (await once(child, 'message')) as [Served];
  const service = createClient(served.url, served.serviceKey, { auth: { persistSession: false } });
  for (const name of ['ada', 'ben']) {
    await service.auth.admin.createUser({ email: `${name}@example.org`, password, email_confirm: true });
  }
  await measure('nothing else', served, () => () => undefined);
  await measure('100 stalled bodies', served, stalledBodies);
  await delay(3_000); // the last of them are still being closed
  await measure('30 wrong passwords', served, wrongPasswords);
  await measure('300 applications', served, applications);
  child.disconnect();
  await once(child, 'exit');
  await rm(data, { recursive: true, force: true });
}

const password = 'Correct-Horse-9';
const rounds = 7;

/** Begins the load before each round, and says how long a page and a sign-in then take. */
async function measure(name: string, served: Served, load: (served: Served) => () => void): Promise<void> {
  const times: Record<'page' | 'read' | 'sign-in', number[]> = { page: [], read: [], 'sign-in': [] };
  for (let round = 0; round < rounds; round += 1) {
    const end = load(served);
    await delay(100);
    await Promise.all([
      timed(times.page, async () => (await fetch(served.page)).text()),
      timed(times['sign-in'], () => signIn(served, 'ada', password)),
      timed(times.read, async () =>
        (
          await fetch(`${served.url}/rest/v1/positions?select=job_id`, {
            headers: { apikey: served.anonKey },
          })
        ).text(),
      ),
    ]);
    end();
    await delay(3_000);
  }
  for (const [what, all] of Object.entries(times)) {
    const sorted = all.toSorted((one, other) => one - other);
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(`${name}: ${what} ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
  }
}

const patienceMs = 30_000;

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const isAnswered = await Promise.race([work(), delay(patienceMs, false, { ref: false })]);
  into.push(isAnswered === false ? Infinity : performance.now() - started);
}

/** Sign-ins are limited by address: this machine has many. @returns whether it was let in. */
function signIn({ url, anonKey }: Served, name: string, secret: string, address = 1): Promise<boolean> {
  const body = JSON.stringify({ email: `${name}@example.org`, password: secret });
  return new Promise((resolve, reject) => {
    const sending = request(
      `${url}/auth/v1/token?grant_type=password`,
      { method: 'POST', headers: { apikey: anonKey }, localAddress: `127.0.0.${address}` },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode === 200)),
    );
    sending.on('error', reject).end(body);
  });
}

function stalledBodies({ url, anonKey }: Served): () => void {
  const { hostname, port } = new URL(url);
  let isOver = false;
  const open = (): void => {
    if (isOver) return;
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(
      `POST /storage/v1/object/resumes/x_1.pdf HTTP/1.1\r\nHost: localhost\r\nApikey: ${anonKey}\r\n` +
        `Authorization: Bearer ${anonKey}\r\nContent-Type: application/pdf\r\nContent-Length: 8388608\r\n\r\n%PDF`,
    );
    socket.on('close', open).resume();
    ends.push(() => socket.destroy());
  };
  const ends: (() => void)[] = [];
  for (let count = 0; count < 100; count += 1) open();
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

let address = 1;

function wrongPasswords(served: Served): () => void {
  address += 1;
  for (let count = 0; count < 30; count += 1)
    signIn(served, 'ben', 'Wrong-Horse-9', address).catch(() => undefined);
  return () => undefined;
}

function applications({ url, anonKey }: Served): () => void {
  const anon = createClient(url, anonKey, { auth: { persistSession: false } });
  const text = 'I would like to help. '.repeat(10);
  for (let count = 0; count < 300; count += 1) {
    const row = {
      job_id: 'open-application',
      full_name: 'Ada',
      email: `${count}@example.org`,
      cover_letter: text,
    };
    void anon.from('applications').insert(row).then();
  }
  return () => undefined;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) await measureAll();
else await serveFrom(folder);
