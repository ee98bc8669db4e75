import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { paths } from '~/config/paths.ts';
import {
  choiceFragment,
  mostQuestions,
  questionIds,
  readChoice,
  type QuestionId,
  type SheetName,
} from '~/domain/contract/sheet.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { IconList } from '~/ui/IconList/IconList.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { MedicineSheet } from './MedicineSheet.tsx';
import { QuestionSheet } from './QuestionSheet.tsx';
import styles from './Sheets.module.css';

/** Two sheets to print and take along to the doctor. Nothing is sent: the choice is in the address's fragment, without a name. */
export function SheetsPage() {
  const { head, heading, lead, byBrowser, kept, questions, medicines } = messages.sheets;
  const { ids, isFull, isGiven } = useChoice();
  const chosen = questions.chosen({ count: ids.length, most: mostQuestions });
  return (
    <PageBody>
      <PageHead {...head} path={paths.sheets} image="sheets" />
      {isGiven ? (
        <PageIntro title={heading}>
          <strong>{chosen}</strong>
          <IconList
            items={ids.map((id) => questions.texts[id])}
            icon={<CheckIcon />}
            className={styles.Given}
          />
        </PageIntro>
      ) : (
        <PageIntro title={heading} lead={lead} picture={<Drawing name="caring" />} />
      )}
      <Stack gap={5} data-sheets="">
        <QuestionSheet>
          <Stack gap={4} data-screen="">
            <p>{questions.lead}</p>
            <p className={styles.ByBrowser}>{byBrowser}</p>
          </Stack>
        </QuestionSheet>
        <Row gap={3} columnGap={5} align="center" data-screen="" className={styles.Print}>
          <Button size="main" onClick={(event) => printOnly('questions', event)}>
            {questions.print}
          </Button>
          <output>
            <span>{chosen}</span>
            {isFull && <span>{questions.full}</span>}
          </output>
          <p>{kept}</p>
        </Row>
        <MedicineSheet>
          <Stack gap={4} data-screen="">
            <p>{medicines.lead}</p>
            <Row as="p" gap={3} columnGap={5} align="center" className={styles.Print}>
              <Button size="main" onClick={(event) => printOnly('medicines', event)}>
                {medicines.print}
              </Button>
            </Row>
          </Stack>
        </MedicineSheet>
      </Stack>
    </PageBody>
  );
}

/** Prints one sheet by the browser. Its own menu prints both. */
function printOnly(sheet: SheetName, { currentTarget }: MouseEvent): void {
  const sheets = currentTarget.closest<HTMLElement>('[data-sheets]');
  if (sheets === null) return;
  sheets.dataset.only = sheet;
  addEventListener('afterprint', () => delete sheets.dataset.only, { once: true });
  window.print();
}

/** The boxes of the questions. */
const boxes = () => document.querySelectorAll<HTMLInputElement>('[data-question] > input');

/** What is ticked, in the order of the sheet. */
function chosen(): readonly QuestionId[] {
  const ticked = new Set([...boxes()].filter(({ checked }) => checked).map(({ value }) => value));
  return questionIds.filter((id) => ticked.has(id));
}

function onTick(listener: (event: Event) => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}

/**
 * Keeps the ticks and the address's fragment the same. The boxes hold the state, so that what is ticked before the script has come
 * stays.
 * @returns what is ticked, whether one more was asked for than there is room for, and whether a choice came with the address.
 */
function useChoice(): { ids: readonly QuestionId[]; isFull: boolean; isGiven: boolean } {
  const { hash } = useLocation();
  const [isFull, setFull] = useState(false);
  const ticked = useSyncExternalStore(
    onTick,
    () => chosen().join('.'),
    () => '',
  );

  useEffect(() => {
    const given = readChoice(hash);
    if (given === null) return;
    for (const box of boxes()) box.checked = given.some((id) => id === box.value);
    document.dispatchEvent(new Event('change'));
  }, [hash]);

  useEffect(
    () =>
      onTick(({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const isOneMore = chosen().length > mostQuestions;
        if (isOneMore) target.checked = false;
        setFull(isOneMore);
        // The router need not know: it is the same page, and nothing is fetched.
        const { pathname, search } = location;
        history.replaceState(history.state, '', pathname + search + choiceFragment(chosen()));
      }),
    [],
  );

  const ids = questionIds.filter((id) => ticked.split('.').includes(id)).slice(0, mostQuestions);
  return { ids, isFull, isGiven: ids.length > 0 && readChoice(hash) !== null };
}
