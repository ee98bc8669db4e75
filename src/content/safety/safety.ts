import { brand } from '../../brand/brand.ts';
import { paths } from '../../config/paths.ts';
import type { ModelCard } from '../../domain/safety/model-card.ts';
import { dayText } from '../day.ts';
import type { LegalDocument, LegalSection } from '../legal/legal.ts';
import { healthWordsBlocks } from './health-words-blocks.ts';
import { describeEmergencies, describeEvaluation, describeIncidents, describeReviewers } from './measured.ts';
import card from './model-card.json' with { type: 'json' };

const product = brand.productName;

/** A model card as a page in plain words. What has not been measured says so. */
export function describeCard(shown: ModelCard): LegalDocument {
  return {
    image: 'safety',
    head: {
      title: `How safe is ${product}?`,
      description: `What ${product} is for and what it is not for, how often it was right or missed an emergency, and who has checked it so far.`,
    },
    heading: `How safe is ${product}?`,
    lead: 'What we know about it, and what we do not know yet.',
    dated: { label: 'Last updated:', iso: shown.date, text: dayText(shown.date) },
    sections: [intendedUse(shown), limits(shown), ...measured(shown), written, about(shown)],
  };
}

function intendedUse({ intendedUse: use }: ModelCard): LegalSection {
  return {
    id: 'intended-use',
    title: 'What It Is For',
    summary: 'It helps you learn and get ready. It is not for emergencies, and it does not replace a doctor.',
    blocks: [
      { kind: 'list', intro: 'It is for:', items: use.for },
      { kind: 'list', intro: 'It is not for:', items: use.notFor },
      { kind: 'list', intro: 'It is made for:', items: use.people },
    ],
  };
}

function limits(shown: ModelCard): LegalSection {
  return {
    id: 'limits',
    title: 'Its Limits',
    summary: 'It is a computer program. It can be wrong.',
    blocks: [{ kind: 'list', intro: 'Keep in mind:', items: shown.limits }],
  };
}

function measured(shown: ModelCard): readonly LegalSection[] {
  return [
    {
      id: 'evaluation',
      title: 'How Often Is It Right?',
      summary: 'Here is each test with its number of cases, and how sure its figure is.',
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: 'All languages together', lines: describeEvaluation(shown.evaluation) },
            ...shown.languages.map(({ name, evaluation }) => {
              return { label: `In ${name}`, lines: describeEvaluation(evaluation) };
            }),
          ],
        },
      ],
    },
    {
      id: 'emergencies',
      title: 'Emergencies It Missed',
      summary: 'This is how often it did not see that a person needed help at once.',
      blocks: [
        {
          kind: 'facts',
          items: [{ label: 'Missed in tests', lines: describeEmergencies(shown.emergencies) }],
        },
      ],
    },
    {
      id: 'incidents',
      title: 'What Went Wrong in Use',
      summary: 'We count each report that an answer did harm or could have done harm.',
      blocks: [{ kind: 'facts', items: [{ label: 'Reports', lines: describeIncidents(shown.incidents) }] }],
    },
    {
      id: 'reviewers',
      title: 'Who Has Checked It',
      summary: 'These people looked at the tests and at the answers.',
      blocks: [{ kind: 'facts', items: [{ label: 'Reviewers', lines: describeReviewers(shown.reviewers) }] }],
    },
  ];
}

const written: LegalSection = {
  id: 'health-words',
  title: 'Who Wrote Our Health Words',
  summary: 'Each sentence about health on this site stands here, with its writer and its checker.',
  blocks: healthWordsBlocks,
};

function about(shown: ModelCard): LegalSection {
  return {
    id: 'about-this-page',
    title: 'About This Page',
    summary: 'We change this page when we measure something new. Tell us if you think it is wrong.',
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Version of this page', lines: [shown.version] },
          { label: 'Version of the assistant', lines: [shown.assistantVersion ?? 'Not named yet'] },
          { label: 'Languages', lines: [shown.languages.map(({ name }) => name).join(', ')] },
        ],
      },
      { kind: 'contact' },
      { kind: 'link', label: 'Terms of Service', to: paths.terms },
    ],
  };
}

/** The page of the model card in use. `build/model-card.ts` has checked its file before anything is built from it. */
export const safety: LegalDocument = describeCard(card);
