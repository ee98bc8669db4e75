import { useState } from 'react';
import { exportApplications, listApplicationIds } from '~/staff/api/applications.ts';
import type { Member } from '~/api/staff-answers.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { exportFile } from './export-file.ts';
import { filterOf, type ListFilters } from './filters.ts';
import { ManyLettersDialog } from '../letters/ManyLettersDialog.tsx';
import { saveFile } from './save-file.ts';
import styles from './List.module.css';

type SelectionBarProps = {
  selected: ReadonlySet<string>;
  filters: ListFilters;
  /** How many the list has on all pages. */
  total: number;
  members: readonly Member[];
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Something was changed. */
  onChange: () => void;
};

/** What can be done with the chosen applications of all pages. */
export function SelectionBar({ selected, filters, total, members, onSelect, onChange }: SelectionBarProps) {
  const { isBusy, failure, run } = useTask();
  const [isChanging, setChanging] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const choose = () =>
    run(
      () => listApplicationIds(filterOf(filters)),
      (ids) => onSelect(new Set(ids)),
    );
  const save = () =>
    run(
      () => exportApplications([...selected]),
      (applications) => saveFile(exportFile(applications), 'applications.csv'),
    );
  const clear = () => {
    onSelect(new Set());
    // The button goes: the focus would fall to the top of the page.
    document.getElementById('list-range')?.focus();
  };
  return (
    <div
      role="region"
      aria-label="Chosen applications"
      className={styles.SelectionBar}
      data-selection={selected.size > 0 ? 'some' : 'none'}
    >
      <p role="status">{selected.size > 0 && `${selected.size} chosen`}</p>
      {selected.size > 0 && (
        <>
          <Button aria-disabled={isBusy} onClick={() => setChanging(true)}>
            Change …
          </Button>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => setWriting(true)}>
            Message …
          </Button>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void save()}>
            Export as CSV
          </Button>
          {selected.size < total && (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => void choose()}>
              {`Choose all ${total}`}
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            Choose none
          </Button>
        </>
      )}
      <Problem failure={failure} />
      {isChanging && (
        <ChangeDialog
          ids={[...selected]}
          members={members}
          onClose={() => setChanging(false)}
          onChange={onChange}
        />
      )}
      {isWriting && (
        <ManyLettersDialog ids={[...selected]} onClose={() => setWriting(false)} onChange={onChange} />
      )}
    </div>
  );
}
