import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef, useState } from 'react';
import type { Member } from '~/api/answers/members.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { useShortcut } from '../components/Key.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { everything, readOrder, writeFilters, type ListFilters } from './filters.ts';
import { StateCounts, type Counts } from './StateCounts.tsx';
import { hasRoom } from '../session/use-room.ts';
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
    <Stack gap={2} role="search" className={styles.Filters}>
      <SearchField
        value={filters.search}
        isInTexts={filters.in === 'texts'}
        onSearch={(search, isInTexts) =>
          onChange({ search, in: isInTexts ? 'texts' : '' }, { replace: true })
        }
      />
      {isNarrowed && (
        <Button variant="secondary" onClick={showAll}>
          Show all again
        </Button>
      )}
      <details className={styles.More} open={startsOpen || undefined}>
        <summary>{`States and filters${number === 0 ? '' : ` (${number} in use)`}`}</summary>
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
  const fields = [
    { id: 'job', label: 'Position', none: 'Any', choices: jobChoices(usePositionTitles()) },
    { id: 'assignee', label: 'Assigned to', none: 'Anyone', choices: holderChoices(members) },
    { id: 'language', label: 'Language', none: 'Any', choices: languageChoices },
    { id: 'only', label: 'Show only', none: 'All', choices: markChoices },
  ] as const;
  return (
    <div className={styles.FilterFields}>
      {fields.map((field) => (
        <SelectField<string>
          key={field.id}
          {...field}
          value={filters[field.id]}
          onChange={(value) => onChange({ [field.id]: value })}
        />
      ))}
      <div className={styles.Order}>
        <SelectField
          id="sort"
          label="Order"
          value={sortChoices.find(({ value }) => value === `${filters.sort} ${filters.order}`)?.value ?? ''}
          choices={sortChoices}
          onChange={(choice) => onChange(readOrder(choice))}
        />
      </div>
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

type SearchFieldProps = {
  value: string;
  isInTexts: boolean;
  onSearch: (text: string, isInTexts: boolean) => void;
};

/**
 * Searches while somebody types, after a rest; where a search leaves a trace, only when Enter is pressed, and says what the list shows
 * until then. The address may change from elsewhere: then it is what it says.
 */
function SearchField({ value, isInTexts, onSearch }: SearchFieldProps) {
  const shortcut = useShortcut();
  const [typed, setTyped] = useState(value);
  // What a press has ticked stands there at once, and not when the address has changed and all is drawn anew.
  const [isTicked, tick] = useOptimistic(isInTexts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  const search = useEffectEvent((text: string, inTexts: boolean) => {
    clearTimeout(timer.current);
    asked.current = text;
    onSearch(text, inTexts);
  });
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may have been chosen while somebody rests.
  useEffect(() => {
    if (isTicked || typed === asked.current) return undefined;
    timer.current = setTimeout(() => search(typed, false), restMs);
    return () => clearTimeout(timer.current);
  }, [typed, isTicked]);
  const isAhead = typed !== value;
  return (
    <Stack gap={1} data-ahead={isAhead ? '' : undefined}>
      <TextField
        id="search"
        type="search"
        label="Search name, email, phone or reference"
        {...(isTicked && { hint: searchHint })}
        autoComplete="off"
        spellCheck={false}
        error={null}
        value={typed}
        {...shortcut('/')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') return search(typed, isTicked);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          skipToList();
        }}
      />
      <button type="button" className={styles.SkipLink} onClick={skipToList}>
        Skip to the list
      </button>
      <p role="status">{isTicked && isAhead && stillShown(value)}</p>
      <Checkbox
        label="Also cover letters, messages and notes"
        isChecked={isTicked}
        onChange={(inTexts) =>
          startTransition(() => {
            tick(inTexts);
            search(typed, inTexts);
          })
        }
      />
    </Stack>
  );
}

const stillShown = (value: string) =>
  value === ''
    ? 'Press Enter: the list still shows all applications.'
    : `Press Enter: the list still shows “${value}”.`;

const searchHint =
  'Press Enter to search. In letters, messages and notes only whole words match, and the audit log records that you searched, not what for.';
