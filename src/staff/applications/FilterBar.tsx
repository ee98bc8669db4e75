import { useEffect, useRef, useState } from 'react';
import type { Member } from '~/staff/api/session-status.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { SelectField } from './SelectField.tsx';
import { everything, writeFilters, type ListFilters } from './filters.ts';
import { jobChoices, languageChoices, markChoices, sortChoices, stateChoices } from './filter-names.ts';
import styles from './List.module.css';

type FilterBarProps = {
  filters: ListFilters;
  members: readonly Member[];
  onChange: (change: Partial<ListFilters>, how?: { replace: boolean }) => void;
};

/** Milliseconds of rest in typing after which is searched. */
const restMs = 250;

/** What the list can be narrowed down by. */
export function FilterBar({ filters, members, onChange }: FilterBarProps) {
  const memberChoices = members.map(({ user_id: value, name }) => ({ value, name }));
  const isNarrowed = writeFilters({ ...filters, page: 1, sort: 'newest' }) !== '';
  const number = [filters.language, filters.since, filters.until, filters.assignee, filters.only].filter(
    Boolean,
  ).length;
  return (
    <form role="search" className={styles.Filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.FilterRow}>
        <SearchField value={filters.search} onSearch={(search) => onChange({ search }, { replace: true })} />
        <SelectField
          id="state"
          label="State"
          none="Any"
          value={filters.state}
          choices={stateChoices}
          onChange={(state) => onChange({ state })}
        />
        <SelectField
          id="job"
          label="Position"
          none="Any"
          value={filters.job}
          choices={jobChoices}
          onChange={(job) => onChange({ job })}
        />
        <SelectField
          id="sort"
          label="Order"
          value={filters.sort}
          choices={sortChoices}
          onChange={(sort) => onChange({ sort: sort || 'newest' })}
        />
      </div>
      <details className={styles.More} open={number > 0 || undefined}>
        <summary>More filters{number > 0 && ` (${number} in use)`}</summary>
        <div className={styles.FilterRow}>
          <SelectField
            id="language"
            label="Language"
            none="Any"
            value={filters.language}
            choices={languageChoices}
            onChange={(language) => onChange({ language })}
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
            id="only"
            label="Only those"
            none="All"
            value={filters.only}
            choices={markChoices}
            onChange={(only) => onChange({ only })}
          />
          <DayField id="since" label="From" value={filters.since} onChange={(since) => onChange({ since })} />
          <DayField
            id="until"
            label="Until"
            value={filters.until}
            onChange={(until) => onChange({ until })}
          />
        </div>
      </details>
      {isNarrowed && (
        <Button variant="secondary" onClick={() => onChange({ ...everything, sort: filters.sort })}>
          Show all again
        </Button>
      )}
    </form>
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
      label="Search by name, e-mail or reference"
      autoComplete="off"
      spellCheck={false}
      error={null}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

type DayFieldProps = { id: string; label: string; value: string; onChange: (day: string) => void };

function DayField({ id, label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      error={null}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
