import { useState } from 'react';
import { exportApplications, listApplicationIds } from '~/staff/api/applications.ts';
import type { ListedApplication } from '~/api/answers/applications.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { useMember } from '../session/member.ts';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { exportFile } from './export-file.ts';
import { formatNumber } from '../texts/texts.ts';
import { filterOf, type ListFilters } from './filters.ts';
import { ManyLettersDialog } from '../letters/ManyLettersDialog.tsx';
import { saveFile } from './save-file.ts';
import { select, useSelection } from './selection-store.ts';
import styles from './List.module.css';

/** So many ids the database gives at once. */
const maxListed = 10_000;

type SelectionBarProps = {
  /** The rows of the page that is shown. */
  rows: readonly ListedApplication[];
  filters: ListFilters;
  /** How many the list has on all pages. */
  total: number;
  /** Something was changed. */
  onChange: () => void;
};

/** What can be done with the chosen applications of all pages. */
export function SelectionBar({ rows, filters, total, onChange }: SelectionBarProps) {
  const { member } = useMember();
  const selected = useSelection((state) => state.selected);
  const { isBusy, failure, run } = useTask();
  const [isChanging, setChanging] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const choose = () =>
    run(
      () => listApplicationIds(filterOf(filters, member.user_id)),
      (ids) => select(new Set(ids)),
    );
  const save = () =>
    run(
      () => exportApplications([...selected]),
      (applications) => saveFile(exportFile(applications), 'applications.csv'),
    );
  const clear = () => {
    select(new Set());
    // The button goes: the focus would fall to the top of the page.
    document.getElementById('list-range')?.focus();
  };
  return (
    <div
      role="region"
      aria-label="Selected applications"
      className={styles.SelectionBar}
      data-selection={selected.size > 0 ? 'some' : 'none'}
    >
      <p role="status">{selected.size > 0 && chosenText(selected, rows)}</p>
      {selected.size > 0 && (
        <>
          <Row gap={2} className={styles.Choosing}>
            {selected.size < total && total <= maxListed && (
              <Button variant="quiet" aria-disabled={isBusy} onClick={() => void choose()}>
                {`Select all ${formatNumber(total)}`}
              </Button>
            )}
            <Button variant="quiet" onClick={clear}>
              Clear selection
            </Button>
          </Row>
          <Row gap={2} className={styles.Acting}>
            <Button aria-disabled={isBusy} onClick={() => setChanging(true)}>
              Change …
            </Button>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => setWriting(true)}>
              Message …
            </Button>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => void save()}>
              Export as CSV
            </Button>
          </Row>
        </>
      )}
      <Problem failure={failure} />
      {isChanging && (
        <ChangeDialog ids={[...selected]} onClose={() => setChanging(false)} onChange={onChange} />
      )}
      {isWriting && (
        <ManyLettersDialog ids={[...selected]} onClose={() => setWriting(false)} onChange={onChange} />
      )}
    </div>
  );
}

/** How many are chosen, and how many of them somebody who looks at the list does not see. */
function chosenText(selected: ReadonlySet<string>, rows: readonly ListedApplication[]): string {
  const unseen = selected.size - rows.filter(({ id }) => selected.has(id)).length;
  const chosen = `${formatNumber(selected.size)} selected`;
  return unseen === 0 ? chosen : `${chosen}, ${formatNumber(unseen)} not shown`;
}
