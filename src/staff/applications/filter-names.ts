import { jobIds } from '~/content/jobs.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { languages } from '~/domain/language.ts';
import { applicationStates } from '~/domain/contract/staff.ts';
import { stateNames } from '../messages/messages.ts';
import type { Mark, Sort } from './filters.ts';

/** Something to choose: what the address says, and what a person reads. */
export type Choice<Value extends string> = { value: Value; name: string };

export const jobChoices = jobIds.map((value) => ({ value, name: jobMessages[value].title }));

export const stateChoices = applicationStates.map((value) => ({ value, name: stateNames[value] }));

export const languageChoices = languages.map((value) => ({ value, name: languageNames[value] }));

export const markChoices: readonly Choice<Mark>[] = [
  { value: 'due', name: 'Due to be erased' },
  { value: 'repeated', name: 'Sent more than once' },
  { value: 'flagged', name: 'Flagged' },
];

export const sortChoices: readonly Choice<Sort>[] = [
  { value: 'newest', name: 'Newest first' },
  { value: 'oldest', name: 'Oldest first' },
  { value: 'name', name: 'By name' },
];
