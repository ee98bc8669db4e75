import { BackendStartError, startBackend } from './start.ts';

const dataDirectory = process.env['LOCAL_DATA_DIR'] || '.local';
const port = Number(process.env['BACKEND_PORT'] || 54321);

/** `npm run backend`: starts the embedded backend and stays until Ctrl+C or SIGTERM. */
async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BackendStartError('BACKEND_PORT must be a whole number from 0 to 65535.');
  }
  const backend = await startBackend({ dataDirectory, port });
  process.stdout.write(
    `The backend runs at ${backend.url} with its data in ${dataDirectory}. Ctrl+C stops it.\n` +
      `Public key for the website: ${backend.anonKey}\n`,
  );
  const stop = (): void => {
    void backend.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof BackendStartError ? error.message : error);
  process.exitCode = 1;
});
