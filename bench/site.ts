import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteHandler } from '../build/serve.ts';
import { buildSite } from '../build/site.ts';

/** Where the measured site is built. */
export const siteFolder = fileURLToPath(new URL('../dist/bench/web', import.meta.url));

/** Builds the site as production's is, with a hosted backend that is never reached. */
export function buildMeasuredSite(): Promise<void> {
  const backend = { url: 'https://project.supabase.example', anonKey: 'public-key-of-no-project' };
  return buildSite({ backend, outDir: siteFolder });
}

/** A certificate for 127.0.0.1 and the hash of its key, by which a browser can be told to trust this one alone. */
export type Certificate = { key: Buffer; cert: Buffer; keyHash: string };

/**
 * Makes a self-signed certificate that nobody keeps.
 * @throws Error when openssl is not installed.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec'];
  const curve = ['-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', [...request, ...curve, ...name, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const made = { key: readFileSync(key), cert: readFileSync(cert) };
    const keyBytes = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...made, keyHash: createHash('sha256').update(keyBytes).digest('base64') };
  } catch (error) {
    throw new Error('The bench needs openssl for its certificate.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Serves a built site on 127.0.0.1 as `npm start` does, but over HTTP/2 and TLS as hosts do. */
export async function serveFolder(
  folder: string,
  { key, cert }: Certificate,
): Promise<{ origin: string; close: () => void }> {
  const answer = await siteHandler(folder);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    // Node's compatibility API of HTTP/2 has the methods of its HTTP/1 classes, but not their types.
    void answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}
