import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyMemory, sendApplication } from '~/api/send-application.ts';
import type { Application } from '~/domain/application/application.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const send = () =>
  sendApplication({} as Application, new File([], 'a.pdf'), {
    memory: emptyMemory(),
    signals: { honeypot: '', seconds: 60 },
    nowMs: 0,
  });

describe('sendApplication', () => {
  it('asks for no code while the site cannot be reached, and asks at the next call', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('VITE_SUPABASE_URL', '');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    expect(await send()).toMatchObject({ result: { kind: 'no-answer' } });
    expect(String(log.mock.calls[0]?.[1])).toContain('The site cannot be reached (status 503).');
    vi.stubGlobal('fetch', async () => new Response(null));
    expect(await send()).toMatchObject({ result: { kind: 'not-configured' } });
  });
});
