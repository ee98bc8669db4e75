import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { hasPlan, isUnmeasured } from '../../domain/safety/measured.ts';
import type { ModelCard, Evaluation } from '../../domain/safety/model-card.ts';
import { wilson } from '../../domain/safety/proportion.ts';
import { messages } from '../../i18n/messages.ts';
import {
  type HeadFact,
  type LegalBlock,
  type LegalDocument,
  type LegalFact,
  legalDocument,
} from '../legal/legal.ts';
import type { Signed } from '../../i18n/health-signatures.ts';
import { type HealthWords, healthWords } from './health-words.ts';
import card from './model-card.json' with { type: 'json' };

/**
 * A model card as a page: who is responsible, what will be measured and what is known at its head. While nothing is measured, one
 * section says how it will be, in the place of a row for each thing that is missing.
 */
export function describeCard(shown: ModelCard): LegalDocument {
  const document = describeFullCard(shown);
  const isSigned = healthWords(messages.healthWordTexts, messages.healthSignatures).some(
    ({ writtenBy, checkedBy }) => writtenBy !== null || checkedBy !== null,
  );
  const left = new Set<string>([
    ...(isUnmeasured(shown) ? ['evaluation', 'emergencies', 'incidents', 'reviewers'] : ['how-we-test']),
    ...(isSigned ? [] : ['health-words']),
  ]);
  return {
    ...document,
    headFacts: [...factsAbout(shown), ...knownFacts(shown)],
    sections: document.sections.filter(({ id }) => !left.has(id)),
  };
}

/** Who is responsible, and what will be measured. */
function factsAbout(shown: ModelCard): readonly HeadFact[] {
  const { responsible, plan } = messages.safetyFacts;
  const { name, role } = brand.safety.responsible;
  const day = messages.dayText(brand.safety.resultsBy);
  return [
    { label: responsible.label, value: name, text: responsible.text({ role: role[messages.language] }) },
    ...(hasPlan(shown) ? [{ label: plan.label, value: plan.value({ day }), text: plan.text }] : []),
  ];
}

const knownFacts = (shown: ModelCard): readonly HeadFact[] =>
  isUnmeasured(shown) ? [messages.safetyFacts.known] : headResults(shown);

function headResults({ evaluation, emergencies }: ModelCard): readonly HeadFact[] {
  const { sections } = messages.safetyMessages;
  const { right, missed, notMeasured } = messages.cardMessages;
  const result = (shares: ReturnType<typeof shareOf> | null, say: typeof right) =>
    shares === null ? { value: notMeasured } : { value: shares.share, text: say(shares) };
  return [
    {
      label: sections.evaluation.title,
      ...result(evaluation && shareOf(evaluation.correct, evaluation.cases), right),
    },
    {
      label: sections.emergencies.title,
      ...result(emergencies && shareOf(emergencies.missed, emergencies.cases), missed),
    },
  ];
}

function describeFullCard(shown: ModelCard): LegalDocument {
  const { links } = messages.footerMessages.legal;
  return legalDocument(messages.safetyMessages, {
    image: 'safety',
    iso: shown.date,
    first: {
      evaluation: facts(
        { label: messages.cardMessages.allLanguages, lines: describeEvaluation(shown.evaluation) },
        ...shown.languages.map(({ language, evaluation }) => {
          return { label: messages.cardMessages.inLanguage[language], lines: describeEvaluation(evaluation) };
        }),
      ),
      emergencies: facts({
        label: messages.cardMessages.missedInTests,
        lines: describeEmergencies(shown.emergencies),
      }),
      incidents: facts({ label: messages.cardMessages.reports, lines: describeIncidents(shown.incidents) }),
      reviewers: facts({ label: messages.cardMessages.reviewers, lines: describeReviewers(shown.reviewers) }),
      'health-words': healthWordsBlocks(),
      'your-words': [
        { kind: 'link', label: links.privacy, to: paths.privacy },
        { kind: 'link', label: links.healthData, to: paths.healthData },
      ],
      'about-this-page': [...about(shown), { kind: 'contact' }],
    },
    links: { 'about-this-page': paths.terms },
  });
}

const facts = (...items: readonly LegalFact[]) => [{ kind: 'facts', items }] as const;

function about({ assistantVersion, languages }: ModelCard): readonly LegalBlock[] {
  const names = languages
    .filter(({ evaluation }) => evaluation !== null)
    .map(({ language }) => messages.cardMessages.languages[language]);
  const items = [
    ...(assistantVersion === null
      ? []
      : [{ label: messages.cardMessages.assistantVersion, lines: [assistantVersion] }]),
    ...(names.length === 0
      ? []
      : [{ label: messages.cardMessages.languagesLabel, lines: [messages.sideBySide(names)] }]),
  ];
  return items.length === 0 ? [] : facts(...items);
}

/** The page of the model card in use. `build/model-card.ts` has checked its file before anything is built from it: hence `as`. */
export const safety = (): LegalDocument => describeCard(card as ModelCard);

/** The same card in short: what is known, and about whom and when one knows more. */
export const safetyInShort = () => ({
  known: knownFacts(card as ModelCard),
  about: factsAbout(card as ModelCard),
});

/** What is drawn on it, and on its share picture: somebody who checks answers stands there once there are results. */
export const safetyDrawing = isUnmeasured(card as ModelCard) ? 'calling' : 'safety';

const pageNames = (): Readonly<Record<string, string>> => ({
  [paths.home]: messages.signatureMessages.pages.home,
  [paths.terms]: messages.signatureMessages.pages.terms,
});

/** Every sentence about health with its writer and its checker. */
const healthWordsBlocks = (): readonly LegalBlock[] =>
  healthWords(messages.healthWordTexts, messages.healthSignatures).map(describe);

function describe({ page, kind, words: sentences, writtenBy, checkedBy }: HealthWords): LegalBlock {
  return {
    kind: 'facts',
    items: [
      {
        label: pageNames()[page] ?? page,
        lines: kind === 'sentences' ? sentences : [messages.sideBySide(sentences)],
      },
      {
        label: messages.signatureMessages.writtenBy,
        lines: [signature(writtenBy, messages.signatureMessages.notNamed)],
      },
      {
        label: messages.signatureMessages.checkedBy,
        lines: [signature(checkedBy, messages.signatureMessages.notChecked)],
      },
    ],
  };
}

function signature(signed: Signed | null, missing: string): string {
  return signed === null
    ? missing
    : messages.sideBySide([signed.name, signed.profession, messages.dayText(signed.on)]);
}

/** The rate of correct answers, as lines of text. */
function describeEvaluation(found: Evaluation | null): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  const report = found.report === null ? [] : [messages.cardMessages.wholeReport({ address: found.report })];
  const right = messages.cardMessages.right(shareOf(found.correct, found.cases));
  return [
    right,
    found.method[messages.language],
    messages.cardMessages.finishedOn({ day: messages.dayText(found.finishedOn) }),
    ...report,
  ];
}

/** The rate of missed emergencies, as lines of text. */
function describeEmergencies(found: ModelCard['emergencies']): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  const missed = messages.cardMessages.missed(shareOf(found.missed, found.cases));
  return [
    missed,
    found.method[messages.language],
    messages.cardMessages.finishedOn({ day: messages.dayText(found.finishedOn) }),
  ];
}

/** The reported incidents, as lines of text. */
function describeIncidents(found: ModelCard['incidents']): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  return [
    messages.cardMessages.incidents({
      reported: messages.wholeNumber(found.reported),
      harmed: messages.wholeNumber(found.harmed),
    }),
    messages.cardMessages.period({
      since: messages.dayText(found.since),
      until: messages.dayText(found.until),
    }),
  ];
}

/** The reviewers, as lines of text. */
function describeReviewers(found: ModelCard['reviewers']): readonly string[] {
  if (found.length === 0) return [messages.cardMessages.notReviewed];
  return found.map(({ name, profession, reviewedOn }) =>
    messages.sideBySide([name, profession[messages.language], messages.dayText(reviewedOn)]),
  );
}

/** A share of cases with the range in which it lies, as it is read. */
function shareOf(hits: number, cases: number) {
  const { share, low, high } = wilson(hits, cases);
  return {
    hits: messages.wholeNumber(hits),
    cases: messages.wholeNumber(cases),
    share: messages.percent(share),
    low: messages.percent(low),
    high: messages.percent(high),
  };
}
