import { defineConfig } from 'vitest/config';
import { compiledMessages } from './build/words/vite-plugin.ts';

const node = {
  environment: 'node' as const,
  setupFiles: ['tests/support/english-messages.ts'],
  // Waiting long costs nothing where nothing fails, and a busy machine is slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** They replace modules for the whole file (`vi.mock`), so each of these files has a worker of its own. */
const withMockedModules = [
  'tests/unit/electron/*.test.ts',
  'tests/unit/electron/main-process/**/*.test.ts',
  'tests/unit/build/model-card.test.ts',
];

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { tsconfigPaths: true },
  test: {
    // By default one core is left free, which is half of a small machine.
    maxWorkers: '100%',
    globalSetup: 'tests/support/temporary-folder.ts',
    tags: [{ name: 'nightly', description: 'Left to `npm run test:nightly` (tests/README.md).' }],
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'rules',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: withMockedModules,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          // The database's engine is read and compiled once a worker.
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'isolated',
          include: [...withMockedModules, 'tests/{commands,contract}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
