import type { MailSettings } from './answer.ts';
import type { SenderSettings } from './sender.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the function's settings: MAIL_FROM, SITE_URL and MAIL_CONTACT, and either MAIL_SMTP_URL or MAIL_HTTP_URL with
 * MAIL_HTTP_TOKEN. The platform sets SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY by itself.
 * @throws Error naming what is missing or malformed.
 */
export function readMailSettings(env: Environment): { mail: MailSettings; sender: SenderSettings } {
  const mail = {
    backendUrl: address(env, 'SUPABASE_URL', /^https?:$/),
    serviceRoleKey: needed(env, 'SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: address(env, 'SITE_URL', /^https?:$/),
    contact: needed(env, 'MAIL_CONTACT'),
  };
  return { mail, sender: readSender(env, needed(env, 'MAIL_FROM')) };
}

function readSender(env: Environment, from: string): SenderSettings {
  if (env['MAIL_SMTP_URL']) return { kind: 'smtp', url: address(env, 'MAIL_SMTP_URL', /^smtps?:$/), from };
  const url = address(env, 'MAIL_HTTP_URL', /^https:$/);
  return { kind: 'http', url, token: needed(env, 'MAIL_HTTP_TOKEN'), from };
}

function needed(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** The value may hold a password, so it is not repeated. */
function address(env: Environment, name: string, protocol: RegExp): string {
  const value = needed(env, name);
  if (!URL.canParse(value) || !protocol.test(new URL(value).protocol)) {
    throw new Error(`${name} is no address of the right kind.`);
  }
  return value;
}
