import * as z from 'zod/mini';
import { settingsOverview, type SettingsOverview } from '~/api/answers/members.ts';
import type { NewsMail } from '~/domain/contract/staff.ts';
import { callFunction, changeOneRow } from './call.ts';
import { staffClient } from './client.ts';
import type { Result } from './result.ts';

/** The settings of the project. */
export type Settings = SettingsOverview['settings'];

/** The settings, who changed each last, and what the member gets by mail. */
export function readSettings(): Promise<Result<SettingsOverview>> {
  return callFunction('settings_overview', {}, settingsOverview);
}

/** Changes settings from the values that the page showed; another value stays, as a refusal `no_row`. Only an admin may. */
export function changeSettings(change: Partial<Settings>, shown: Partial<Settings>): Promise<Result<null>> {
  return changeOneRow(() =>
    staffClient().from('staff_settings').update(change).eq('is_only', true).match(shown).select('is_only'),
  );
}

/** Sets what the member gets by mail. */
export function chooseNewsMail(choice: NewsMail): Promise<Result<unknown>> {
  return callFunction('choose_news_mail', { choice }, z.unknown());
}
