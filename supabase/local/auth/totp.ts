import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;

/** What an authenticator app is given: RFC 6238 with the values that every app knows. */
export function newTotp(issuer: string, email: string): { secret: string; uri: string; qr_code: string } {
  const secret = new Secret({ size: 20 }).base32;
  const name = encodeURIComponent(issuer).replaceAll('%3A', ':');
  const facts = `algorithm=SHA1&digits=6&issuer=${name}&period=${periodSeconds}&secret=${secret}`;
  const uri = `otpauth://totp/${name}:${encodeURIComponent(email).replaceAll('%40', '@')}?${facts}`;
  return { secret, uri, qr_code: `<?xml version="1.0"?>\n${renderSVG(uri, { border: 2 })}` };
}

/**
 * The time step that a code is for: this one, the one before or the one after (RFC 6238, section 5.2).
 *
 * @returns null for a wrong code.
 */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / 1000 / periodSeconds) + delta;
}
