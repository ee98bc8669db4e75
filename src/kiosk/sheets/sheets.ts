import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import {
  choiceFragment,
  mostQuestions,
  questionIds,
  type QuestionId,
  type SheetName,
} from '~/domain/contract/sheet.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { kioskBridge } from '../state/bridge.ts';
import { useSheets } from '../state/visit-stores.ts';
import { resolveInThisVisit } from '../visit/session.ts';

/** Chooses a question, or takes it away again; one more than a sheet holds is refused, and the screen says so. */
export function toggleQuestion(id: QuestionId): void {
  const { chosen } = useSheets.getState();
  const isChosen = chosen.includes(id);
  if (!isChosen && chosen.length === mostQuestions) return useSheets.setState({ isFull: true });
  const next = questionIds.filter((each) => (each === id ? !isChosen : chosen.includes(each)));
  // Another choice is another sheet: what became of the last one is no answer to it.
  useSheets.setState({ chosen: next, isFull: false, print: null });
}

/** Asks whether the kiosk's printer could print now. */
export function askPrinter(): void {
  void resolveInThisVisit(kioskBridge().getPrinter(), (printer) => useSheets.setState({ printer }));
}

/** Prints a sheet, and tells what becomes of it. */
export function printSheet(sheet: SheetName): void {
  const { chosen, print } = useSheets.getState();
  if (print?.outcome === 'printing') return;
  const asked = { sheet, outcome: 'printing' } as const;
  useSheets.setState({ print: asked });
  const questions = sheet === 'questions' ? [...chosen] : [];
  const request = { sheet, questions, language: messages.language };
  void resolveInThisVisit(kioskBridge().printSheet(request), (outcome) => {
    // Chosen anew while it was on its way.
    if (useSheets.getState().print === asked)
      useSheets.setState({ print: { sheet, outcome: outcome ?? 'not-ready' } });
    askPrinter();
  });
}

/** The website's page of sheets, to be typed. */
export const sheetsAddress = () => brand.siteUrl + addressOf(paths.sheets);

/** What a code holds so that a sheet opens on the visitor's own phone: the choice is in the fragment. */
export function codeOf(sheet: SheetName, chosen: readonly QuestionId[]): string {
  return sheetsAddress() + (sheet === 'questions' ? choiceFragment(chosen) : `#${sheet}`);
}
