import { readBackendConfig, type BackendConfig } from '~/config/env.ts';
import type { Client } from '~/api/client.ts';
import { openStaffClient } from '~/staff/api/client.ts';

let opened: Client | null = null;

/** Where the backend is; null when the desk was built without one. */
export function deskBackend(): BackendConfig {
  return readBackendConfig(import.meta.env);
}

/** The one client of the page. @throws Error when the desk was built without a backend: nothing of it is shown then. */
export function staffClient(): Client {
  if (opened !== null) return opened;
  const config = deskBackend();
  if (config === null) throw new Error('The desk was built without a backend.');
  opened = openStaffClient(config, localStorage);
  return opened;
}
