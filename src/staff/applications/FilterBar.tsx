import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Member } from '~/api/staff-answers.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { useShortcut } from '../components/Key.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { everything, readOrder, writeFilters, type ListFilters } from './filters.ts';
import { StateCounts, type Counts } from './StateCounts.tsx';
import { usePositionTitles } from '../api/position-titles.ts';
import { holderChoices, jobChoices, languageChoices, markChoices, sortChoices } from './filter-names.ts';
import styles from './List.module.css';

type FilterBarProps = {
  filters: ListFilters;
  members: readonly Member[];
  counts: Counts | null;
  onChange: (change: Partial<ListFilters>, how?: { replace: boolean }) => void;
};

/** Milliseconds of rest in typing after which is searched. */
const restMs = 250;

/** Where there is room beside the list (the breakpoint of List.module.css). */
const hasRoom = () => matchMedia('(min-width: 64rem)').matches;

/** What the list can be narrowed down by. */
export function FilterBar({ filters, members, counts, onChange }: FilterBarProps) {
  const [startsOpen] = useState(hasRoom);
  const { sort, order } = filters;
  const usual = { page: 1, sort, order };
  const isNarrowed = writeFilters({ ...filters, ...usual }) !== writeFilters({ ...everything, ...usual });
  const number = countUsed(filters);
  const showAll = () => {
    onChange({ ...everything, sort, order });
    // The button goes: the focus would fall to the top of the page.
    document.getElementById('search')?.focus();
  };
  return (
    <Stack gap={3} role="search" className={styles.Filters}>
      <SearchField
        value={filters.search}
        isInTexts={filters.in === 'texts'}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <button type="button" className={styles.SkipLink} onClick={skipToList}>
        Skip to the list
      </button>
      {isNarrowed && (
        <Button variant="secondary" onClick={showAll}>
          Show all again
        </Button>
      )}
      <details className={styles.More} open={startsOpen || undefined}>
        <summary>{`States and filters${number === 0 ? '' : ` (${number} in use)`}`}</summary>
        <Checkbox
          label="Also search cover letters, messages and notes"
          isChecked={filters.in === 'texts'}
          onChange={(isChecked) => onChange({ in: isChecked ? 'texts' : '' }, { replace: true })}
        />
        <StateCounts counts={counts} filters={filters} />
        <FilterFields filters={filters} members={members} onChange={onChange} />
      </details>
    </Stack>
  );
}

function skipToList(): void {
  const first = document.querySelector<HTMLElement>('a[data-row]');
  (first ?? document.getElementById('list-range'))?.focus();
}

function countUsed({ in: texts, state, job, language, since, until, assignee, only }: ListFilters): number {
  return [texts, state, job, language, since, until, assignee, only].filter(Boolean).length;
}

function FilterFields({ filters, members, onChange }: Omit<FilterBarProps, 'counts'>) {
  return (
    <div className={styles.FilterFields}>
      <SelectField
        id="job"
        label="Position"
        none="Any"
        value={filters.job}
        choices={jobChoices(usePositionTitles())}
        onChange={(job) => onChange({ job })}
      />
      <SelectField
        id="assignee"
        label="Assigned to"
        none="Anyone"
        value={filters.assignee}
        choices={holderChoices(members)}
        onChange={(assignee) => onChange({ assignee })}
      />
      <SelectField
        id="sort"
        label="Order"
        value={sortChoices.find(({ value }) => value === `${filters.sort} ${filters.order}`)?.value ?? ''}
        choices={sortChoices}
        none="As sorted in the table"
        onChange={(choice) => onChange(readOrder(choice))}
      />
      <SelectField
        id="language"
        label="Language"
        none="Any"
        value={filters.language}
        choices={languageChoices}
        onChange={(language) => onChange({ language })}
      />
      <SelectField
        id="only"
        label="Show only"
        none="All"
        value={filters.only}
        choices={markChoices}
        onChange={(only) => onChange({ only })}
      />
      {(['since', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          id={name}
          type="date"
          label={name === 'since' ? 'From' : 'Until'}
          error={null}
          value={filters[name]}
          onChange={(day) => onChange({ [name]: day })}
        />
      ))}
    </div>
  );
}

type SearchFieldProps = { value: string; isInTexts: boolean; onSearch: (text: string) => void };

/**
 * Searches while somebody types, after a rest; where a search leaves a trace, only when Enter is pressed. The address may change
 * from elsewhere: then it is what it says.
 */
function SearchField({ value, isInTexts, onSearch }: SearchFieldProps) {
  const shortcut = useShortcut();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  const search = useEffectEvent((text: string) => {
    clearTimeout(timer.current);
    asked.current = text;
    onSearch(text);
  });
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may have been chosen while somebody rests.
  useEffect(() => {
    if (isInTexts || typed === asked.current) return undefined;
    timer.current = setTimeout(() => search(typed), restMs);
    return () => clearTimeout(timer.current);
  }, [typed, isInTexts]);
  return (
    <TextField
      id="search"
      type="search"
      label="Search name, email, phone or reference"
      {...(isInTexts && { hint: searchHint })}
      autoComplete="off"
      spellCheck={false}
      error={null}
      value={typed}
      {...shortcut('/')}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') return search(typed);
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        skipToList();
      }}
    />
  );
}

const searchHint =
  'Press Enter to search. Texts match by whole words. The audit log records that you searched them, not what for.';
