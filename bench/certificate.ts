import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
    const { publicKey } = new X509Certificate(made.cert);
    const keyBytes = publicKey.export({ type: 'spki', format: 'der' });
    return { ...made, keyHash: createHash('sha256').update(keyBytes).digest('base64') };
  } catch (error) {
    throw new Error('The bench needs openssl for its certificate.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
