import { paths } from '../../config/paths.ts';
import type { ModelCard } from '../../domain/safety/model-card.ts';
import { messages } from '../../i18n/messages.ts';
import { type LegalDocument, type LegalFact, legalDocument } from '../legal/legal.ts';
import { healthWordsBlocks } from './health-words-blocks.ts';
import { describeEmergencies, describeEvaluation, describeIncidents, describeReviewers } from './measured.ts';
import card from './model-card.json' with { type: 'json' };

/** A model card as a page in plain words. What has not been measured says so. */
export function describeCard(shown: ModelCard): LegalDocument {
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
      'about-this-page': [...facts(...about(shown)), { kind: 'contact' }],
    },
    links: { 'about-this-page': paths.terms },
  });
}

const facts = (...items: readonly LegalFact[]) => [{ kind: 'facts', items }] as const;

function about({ version, assistantVersion, languages }: ModelCard): readonly LegalFact[] {
  const names = languages.map(({ language }) => messages.cardMessages.languages[language]);
  return [
    { label: messages.cardMessages.cardVersion, lines: [version] },
    {
      label: messages.cardMessages.assistantVersion,
      lines: [assistantVersion ?? messages.cardMessages.notNamed],
    },
    { label: messages.cardMessages.languagesLabel, lines: [messages.sideBySide(names)] },
  ];
}

/** The page of the model card in use. `build/model-card.ts` has checked its file before anything is built from it: hence `as`. */
export const safety = (): LegalDocument => describeCard(card as ModelCard);
