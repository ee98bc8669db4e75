import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails each test of a file in which a component logs an error or a warning. */
export function failOnConsole(): void {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...parts) => void said.push(parts.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(said, 'console output').toEqual([]);
  });
}
