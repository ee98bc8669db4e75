import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['tests/support/english-messages.ts'],
    include: ['tests/{unit,backend,commands,contract,hostile}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: '100%',
  },
});
