import { useEffect, type ReactNode } from 'react';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { kioskPaths, paths } from '~/config/paths.ts';
import { questionGroups } from '~/content/question-groups.ts';
import { mostQuestions, type SheetName } from '~/domain/contract/sheet.ts';
import { messages } from '~/i18n/messages.ts';
import { CheckIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { PrinterIcon } from '../controls/BarIcons.tsx';
import { KeyList } from './KeyList.tsx';
import { useSheets } from '../state/visit-stores.ts';
import { askPrinter, openOnPhone, printSheet, toggleQuestion } from '../sheets/sheets.ts';
import pages from './Pages.module.css';
import styles from './SheetScreens.module.css';

/** The sheets to take along. */
export function SheetsScreen() {
  const { heading, questions, medicines } = messages.sheets;
  return (
    <SheetPage title={heading} path={paths.sheets}>
      <p>{messages.kioskMessages.sheets.lead}</p>
      <KeyList
        keys={[
          { label: questions.title, note: messages.kioskMessages.sheets.questions, to: kioskPaths.questions },
          { label: medicines.title, note: messages.kioskMessages.sheets.medicines, to: kioskPaths.medicines },
        ]}
      />
      <Drawing name="caring" className={pages.Drawing} />
    </SheetPage>
  );
}

/** Questions as keys, which stay pressed; at the end the ways to take them along. */
export function QuestionsScreen() {
  const { chosen, isFull } = useSheets();
  const { questions } = messages.sheets;
  return (
    <SheetPage title={questions.title} path={null}>
      <p>{questions.lead}</p>
      {questionGroups.map(([group, ids]) => (
        <section key={group} className={styles.Group}>
          <h2>{questions.groups[group]}</h2>
          <ul role="list" className={styles.Questions}>
            {ids.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={chosen.includes(id)}
                  className={`${pages.Key} ${styles.Question}`}
                  onClick={() => toggleQuestion(id)}
                >
                  <span className={styles.Box}>
                    <CheckIcon />
                  </span>
                  <span>{questions.texts[id]}</span>
                </button>
              </li>
            ))}
          </ul>
          {/* Beside each group: on the screen that is seen when it is said. */}
          <output className={styles.Count}>
            {chosen.length > 0 && (
              <span>{questions.chosen({ count: chosen.length, most: mostQuestions })}</span>
            )}
            {isFull && <span>{questions.full}</span>}
          </output>
        </section>
      ))}
      <TakeAlong sheet="questions" />
    </SheetPage>
  );
}

/** A blank list: there is nothing to choose. */
export function MedicinesScreen() {
  const { medicines } = messages.sheets;
  return (
    <SheetPage title={medicines.title} path={null}>
      <p>{medicines.lead}</p>
      <TakeAlong sheet="medicines" />
    </SheetPage>
  );
}

function SheetPage({ title, path, children }: { title: string; path: string | null; children: ReactNode }) {
  return (
    <div className={`${pages.Page} ${pages.Lists}`}>
      <PageHead title={title} description={messages.sheets.head.description} path={path} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

/** Printed here, where the kiosk has a printer that can, and by code for the visitor's own phone. */
function TakeAlong({ sheet }: { sheet: SheetName }) {
  const { printer, print } = useSheets();
  const words = messages.kioskMessages.sheets;
  const outcome = print?.sheet === sheet ? print.outcome : null;
  useEffect(askPrinter, []);
  return (
    <section className={styles.Group}>
      <h2>{words.take}</h2>
      <output className={styles.Status}>
        <span>{outcome === null ? printerText() : outcomeTexts()[outcome]}</span>
      </output>
      <ul role="list" className={styles.Ways}>
        {printer === 'ready' && outcome !== 'printing' && (
          <li>
            <button type="button" className={`${pages.Key} ${styles.Way}`} onClick={() => printSheet(sheet)}>
              <PrinterIcon />
              <b>{words.print}</b>
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${pages.Key} ${styles.Way}`}
            onClick={() => openOnPhone(sheet)}
          >
            <PhoneIcon />
            <b>{words.phone}</b>
          </button>
        </li>
      </ul>
      <p>{words.forgotten}</p>
    </section>
  );

  /** Why there is no key to print, where there is a printer. */
  function printerText(): string {
    return printer === 'no-paper' ? words.noPaper : printer === 'not-ready' ? words.notReady : '';
  }
}

function outcomeTexts() {
  const { printing, printed, noPaper, notReady, enough } = messages.kioskMessages.sheets;
  return { printing, printed, 'no-paper': noPaper, 'not-ready': notReady, enough };
}
