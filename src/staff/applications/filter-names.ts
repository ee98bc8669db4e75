import { jobIds } from '~/content/jobs.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';
import { languageNames } from '~/i18n/language-names.ts';
import { languages } from '~/domain/language.ts';
import type { Member } from '~/api/answers/members.ts';
import { rightsOf } from '../session/member.ts';
import type { Choice } from '../components/SelectField.tsx';
import { formatDay } from '../texts/format-date.ts';
import { stateNames } from '../texts/texts.ts';
import type { ListFilters, Mark, Order, Sort } from './filters.ts';

/** The members that an application can be given to: a reader could do nothing with it. */
export function assigneeChoices(members: readonly Member[]): readonly Choice<string>[] {
  return members
    .filter((member) => rightsOf(member).mayChange)
    .map(({ user_id: value, name }) => ({ value, name }));
}

/** Whose applications a list can show. */
export function holderChoices(members: readonly Member[]): readonly Choice<string>[] {
  const special = [
    { value: 'me', name: 'Me' },
    { value: 'nobody', name: 'Nobody' },
  ];
  return [...special, ...assigneeChoices(members)];
}

/** The positions that the site is built with, and behind them those that staff have made. @param titles of all, by id. */
export function jobChoices(titles: ReadonlyMap<string, string>): readonly Choice<string>[] {
  const builtIn: readonly Choice<string>[] = jobIds.map((value) => ({
    value,
    name: jobMessages[value].title,
  }));
  const ids = new Set(builtIn.map(({ value }) => value));
  const added = [...titles].filter(([id]) => !ids.has(id)).map(([value, name]) => ({ value, name }));
  return [...builtIn, ...added.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))];
}

export const languageChoices = languages.map((value) => ({ value, name: languageNames[value] }));

export const markChoices: readonly Choice<Mark>[] = [
  { value: 'no_resume', name: 'Without a resume' },
  { value: 'due', name: 'Due to be erased' },
  { value: 'repeated', name: 'Sent more than once' },
  { value: 'flagged', name: 'Flagged' },
];

export const sortChoices: readonly Choice<`${Sort} ${Order}`>[] = [
  { value: 'received descending', name: 'Newest first' },
  { value: 'received ascending', name: 'Oldest first' },
  { value: 'name ascending', name: 'By name' },
  { value: 'position ascending', name: 'By position' },
  { value: 'state ascending', name: 'By state' },
  { value: 'assignee ascending', name: 'By assignee' },
];

/** What a list is narrowed down to, each in words. @param names of the members. @param titles of the positions. */
export function filterTexts(
  filters: ListFilters,
  names: ReadonlyMap<string | null, string>,
  titles: ReadonlyMap<string, string>,
): string[] {
  const { search, state, job, language, assignee, only, since, until } = filters;
  const nameIn = (choices: readonly Choice<string>[], value: string) =>
    choices.find((choice) => choice.value === value)?.name ?? value;
  return [
    search === ''
      ? ''
      : `“${search}”${filters.in === 'texts' ? ', also in letters, messages and notes' : ''}`,
    state === '' ? '' : stateNames[state],
    nameIn(jobChoices(titles), job),
    assignee === '' ? '' : `assigned to ${names.get(assignee) ?? assignee}`,
    nameIn(languageChoices, language),
    nameIn(markChoices, only),
    since === '' ? '' : `from ${formatDay(since)}`,
    until === '' ? '' : `until ${formatDay(until)}`,
  ].filter((text) => text !== '');
}
