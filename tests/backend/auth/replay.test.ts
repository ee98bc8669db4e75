import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCases } from './cases.ts';
import { administering, linking, standingBy } from './scenario-admin.ts';
import { enrolling } from './scenario-factors.ts';
import { leaving, refreshing } from './scenario-sessions.ts';
import { askingWho, changing, flooding, signingIn } from './scenario-sign-in.ts';
import { openWorld, type Replayed, type World } from './world.ts';

/** The table of docs/decisions/auth.md: what we answer on purpose otherwise, by the name of the exchange. */
function readDeviations(): Map<string, string> {
  const text = readFileSync(new URL('../../../docs/decisions/auth.md', import.meta.url), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, names = '', , ours = ''] = line.split('|');
    const [, outcome] = /`(\d{3}(?: \w+)?)`/.exec(ours) ?? [];
    const listed = [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
    return outcome === undefined ? [] : listed.map((name) => [name, outcome] as const);
  });
  return new Map(rows);
}

const deviations = readDeviations();
const names = readCases().map(({ name }) => name);

// On PGlite alone: on PostgreSQL a hosted project's own Auth answers.
describe('recorded exchanges with Supabase Auth', () => {
  const worlds: World[] = [];
  const results = new Map<string, Replayed>();

  async function run(...scenes: ((world: World) => Promise<void>)[]): Promise<void> {
    const world = await openWorld('PGlite');
    worlds.push(world);
    for (const scene of scenes) await scene(world);
    for (const [name, result] of world.results) results.set(name, result);
  }

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await run(signingIn, flooding, askingWho, changing, refreshing, leaving, enrolling);
    await run(administering, linking, standingBy);
    const differing = [...results.values()].filter(({ differences }) => differences.length > 0).length;
    console.info(`${results.size} exchanges replayed, ${results.size - differing} answered alike.`);
  }, 120_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    for (const world of worlds) await world.stage.close();
  });

  it('are all replayed', () => {
    expect([...results.keys()].sort()).toEqual([...names].sort());
  });

  it.each(names)('%s', (name) => {
    const { outcome, differences } = results.get(name) ?? { outcome: 'not replayed', differences: [] };
    const ours = deviations.get(name);
    if (ours === undefined) return expect(differences).toEqual([]);
    expect(outcome).toBe(ours);
    expect(differences, 'the table names a difference that there is not').not.toEqual([]);
  });
});

it('names in the table of differences only what was recorded', () => {
  expect([...deviations.keys()].filter((name) => !names.includes(name))).toEqual([]);
});
