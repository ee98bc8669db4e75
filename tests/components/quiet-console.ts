import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails each test of a file in which a piece says an error or a warning. */
export function refuseConsole(): void {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...words) => void said.push(words.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(said, 'words in the console').toEqual([]);
  });
}
