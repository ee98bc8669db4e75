import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails each test of a file in which a component logs an error or a warning. */
export function failOnConsole(): void {
  let logged: string[] = [];
  beforeEach(() => {
    logged = [];
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...parts) => void logged.push(parts.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(logged, 'console output').toEqual([]);
  });
}
