import { useEffect, useRef, useState } from 'react';
import type { Member } from '~/api/staff-answers.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { everything, readOrder, writeFilters, type ListFilters } from './filters.ts';
import { StateCounts, type Counts } from './StateCounts.tsx';
import { usePositionTitles } from '../api/position-titles.ts';
import { jobChoices, languageChoices, markChoices, sortChoices } from './filter-names.ts';
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
    <form role="search" className={styles.Filters} onSubmit={(event) => event.preventDefault()}>
      <SearchField value={filters.search} onSearch={(search) => onChange({ search }, { replace: true })} />
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
    </form>
  );
}

function countUsed({ state, job, language, since, until, assignee, only }: ListFilters): number {
  return [state, job, language, since, until, assignee, only].filter(Boolean).length;
}

function FilterFields({ filters, members, onChange }: Omit<FilterBarProps, 'counts'>) {
  const memberChoices = members.map(({ user_id: value, name }) => ({ value, name }));
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
        none="Anybody or nobody"
        value={filters.assignee}
        choices={memberChoices}
        onChange={(assignee) => onChange({ assignee })}
      />
      <SelectField
        id="sort"
        label="Order"
        value={sortChoices.find(({ value }) => value === `${filters.sort} ${filters.order}`)?.value ?? ''}
        choices={sortChoices}
        none="As the table's heads say"
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
        label="Only those"
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

/** Searches while somebody types, after a rest. The address may change from elsewhere: then it is what it says. */
function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  const search = useRef(onSearch);
  useEffect(() => {
    // Another filter may have been chosen while somebody rests.
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = text;
      search.current(text);
    }, restMs);
  };
  return (
    <TextField
      id="search"
      type="search"
      label="Search name, email, phone or reference"
      autoComplete="off"
      spellCheck={false}
      error={null}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        document.querySelector<HTMLElement>('a[data-row]')?.focus();
      }}
    />
  );
}
