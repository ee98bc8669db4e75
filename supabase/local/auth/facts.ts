import type { ApiResponse } from '../http/message.ts';
import { authJson } from './refusal.ts';

/** `GET /health`: also while the database is down. */
export async function health(): Promise<ApiResponse> {
  return authJson(200, {
    version: '',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });
}

/** `GET /settings`: by address and password alone, by invitation alone. */
export async function settings(): Promise<ApiResponse> {
  return authJson(200, {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
}

/** `GET /.well-known/jwks.json`: no key can be shown, because tokens are signed with a shared secret. */
export async function keySet(): Promise<ApiResponse> {
  return authJson(200, { keys: [] }, { 'cache-control': 'public, max-age=600' });
}
