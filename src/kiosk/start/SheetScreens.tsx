import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { kioskPaths, paths } from '~/config/paths.ts';
import { mostQuestions, questionIds, type SheetName } from '~/domain/contract/sheet.ts';
import type { PrinterState } from '~/domain/contract/kiosk-bridge.ts';
import { messages } from '~/i18n/messages.ts';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { PrinterIcon } from '../controls/BarIcons.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { Address, PhoneCode } from '../handoff/PhoneCode.tsx';
import { Pages } from '../paging/Pages.tsx';
import { KeyList } from './KeyList.tsx';
import { useSheets } from '../state/visit-stores.ts';
import { askPrinter, codeOf, printSheet, sheetsAddress, toggleQuestion } from '../sheets/sheets.ts';
import pages from './Pages.module.css';
import styles from './SheetScreens.module.css';

/** The sheets to take along. */
export function SheetsScreen() {
  const { heading, questions, medicines } = messages.sheets;
  return (
    <div className={pages.Page}>
      <Head title={heading} path={paths.sheets} />
      <KeyList
        keys={[
          { label: questions.title, note: messages.kioskMessages.sheets.questions, to: kioskPaths.questions },
          { label: medicines.title, note: messages.kioskMessages.sheets.medicines, to: kioskPaths.medicines },
        ]}
      />
    </div>
  );
}

/** Questions as keys, which stay pressed. Below each screenful of them how many are chosen, and the way on. */
export function QuestionsScreen() {
  const { chosen, isFull } = useSheets();
  const { questions } = messages.sheets;
  return (
    <div className={styles.Choice}>
      <Pages>
        <div className={pages.Page}>
          <Head title={questions.title} path={null} />
          <ul role="list" className={styles.Questions}>
            {questionIds.map((id) => (
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
        </div>
      </Pages>
      <div className={styles.Foot}>
        <output>
          {isFull ? questions.full : questions.chosen({ count: chosen.length, most: mostQuestions })}
        </output>
        <Link to={kioskPaths.takeQuestions} className={`${pages.Key} ${styles.Go}`}>
          {messages.kioskMessages.sheets.take}
        </Link>
      </div>
    </div>
  );
}

/** The sheet with the questions that are chosen; without any it has room for the visitor's own. */
export function TakeQuestionsScreen() {
  const { chosen } = useSheets();
  const { paper, questions } = messages.sheets;
  const lines = chosen.length > 0 ? chosen.map((id) => questions.texts[id]) : [paper.own];
  return (
    <TakeScreen sheet="questions" title={messages.kioskMessages.sheets.take}>
      <h2>{questions.title}</h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </TakeScreen>
  );
}

/** A blank list: there is nothing to choose. */
export function MedicinesScreen() {
  const { lead, title } = messages.sheets.medicines;
  return (
    <TakeScreen sheet="medicines" title={title}>
      <p>{lead}</p>
    </TakeScreen>
  );
}

function Head({ title, path }: { title: string; path: string | null }) {
  return (
    <>
      <PageHead title={title} description={messages.sheets.head.description} path={path} />
      <h1 tabIndex={-1}>{title}</h1>
    </>
  );
}

/** Title, key to print, code and how one uses it stay. */
const yielding: Yielding = {
  back: 'typed paper code=.3 title=.2 forgotten air=.3 code=.6 title=.4 air=.6 code=1 air=1',
};

type TakeScreenProps = { sheet: SheetName; title: string; children: ReactNode };

/** A sheet: printed here, where the kiosk has a printer that can, and by code for the visitor's own phone. @param children the sheet. */
function TakeScreen({ sheet, title, children }: TakeScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const { chosen, printer, print } = useSheets();
  const { sheets, handoff, listening } = messages.kioskMessages;
  const outcome = print?.sheet === sheet ? print.outcome : null;
  const status = outcome === null ? printerText(printer) : outcomeTexts()[outcome];
  const canPrint = printer === 'ready' && outcome !== 'printing';
  useEffect(askPrinter, []);
  useFit(screen, 'page', yielding, `${status} ${canPrint}`);
  return (
    <div ref={screen} className={styles.Take}>
      <Head title={title} path={null} />
      <section className={styles.Paper}>{children}</section>
      <div className={styles.Ways}>
        <output className={styles.Status}>{status}</output>
        {canPrint && (
          <button type="button" className={`${pages.Key} ${styles.Print}`} onClick={() => printSheet(sheet)}>
            <PrinterIcon />
            <b>{sheets.print}</b>
          </button>
        )}
        <section className={styles.Phone}>
          <h2>{sheets.phone}</h2>
          <p data-for-eyes="">{handoff.phoneSteps.join(' ')}</p>
          <PhoneCode
            value={codeOf(sheet, chosen)}
            what={messages.sheets[sheet].title}
            said={listening.ownPhone}
          />
          <div className={styles.Typed}>
            <p>{handoff.address}</p>
            <Address url={sheetsAddress()} />
          </div>
        </section>
      </div>
      <p className={styles.Forgotten}>{sheets.forgotten}</p>
    </div>
  );
}

/** Why there is no key to print, where there is a printer. */
function printerText(printer: PrinterState | null): string {
  const { noPaper, notReady } = messages.kioskMessages.sheets;
  return printer === 'no-paper' ? noPaper : printer === 'not-ready' ? notReady : '';
}

function outcomeTexts() {
  const { printing, printed, noPaper, notReady, enough } = messages.kioskMessages.sheets;
  return { printing, printed, 'no-paper': noPaper, 'not-ready': notReady, enough };
}
