import { address, type Environment, type Project, readProject } from '../_shared/project.ts';
import { readMailSender, type SenderSettings } from '../application-mail/settings.ts';

/** What the function is told by its environment (docs/deploy.md). */
export type AccountSettings = Project & {
  /** Where the staff app is: links lead there, and its pages may ask. */
  staffUrl: string;
};

/**
 * Reads the function's settings: STAFF_URL, and those of the mail sender, where there is one.
 * @throws Error naming what is missing or malformed.
 */
export function readAccountSettings(env: Environment): {
  settings: AccountSettings;
  sender: SenderSettings | null;
} {
  const settings = { ...readProject(env), staffUrl: address(env, 'STAFF_URL') };
  return { settings, sender: readMailSender(env) };
}
