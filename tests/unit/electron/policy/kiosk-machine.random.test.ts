import { expect, test } from 'vitest';
import { playRandomly } from '../../../support/electron-world.ts';

const sequences = 10_000;
const eventsEach = 60;

test('ten thousand random sequences keep every promise', () => {
  const totals = { visits: 0, wipes: 0, losses: 0, fallbacks: 0, exits: 0, slowWipes: 0, failedWipes: 0 };
  for (let seed = 1; seed <= sequences; seed += 1) {
    const { broken, counts } = playRandomly(seed, eventsEach);
    expect(broken, `sequence ${seed}`).toEqual([]);
    for (const [name, count] of Object.entries(counts))
      Object.assign(totals, { [name]: Reflect.get(totals, name) + count });
  }
  // The sequences are worth something only when they reach everything.
  for (const [name, count] of Object.entries(totals)) expect(count, name).toBeGreaterThan(100);
}, 60_000);
