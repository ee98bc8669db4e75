import type { ReactNode } from 'react';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Line, SheetFoot } from './paper-lines.tsx';
import styles from './Sheets.module.css';
import './paper.css';

/** Rows that have room on a sheet, high enough for a shaky hand. The screen shows the first ones. */
const rows = 9;

/** A blank list of medicines, to be filled in by hand. @param children what is only for the screen. */
export function MedicineSheet({ children }: { children?: ReactNode }) {
  const { medicines, paper } = messages.sheets;
  return (
    <Stack
      as="article"
      gap={4}
      data-sheet="medicines"
      aria-labelledby="medicines"
      className={`${styles.Sheet} ${styles.Pictured}`}
    >
      <h2 id="medicines">{medicines.title}</h2>
      {children}
      <p data-paper="row">
        <Line label={paper.date} /> <Line label={paper.allergies} isWide />
      </p>
      <table aria-hidden="true" className={styles.Medicines}>
        <thead>
          <tr>
            {medicines.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {medicines.columns.map((column) => (
                <td key={column}>&nbsp;</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SheetFoot text={paper.show} />
    </Stack>
  );
}
