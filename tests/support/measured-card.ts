import type { Evaluation, ModelCard } from '../../src/domain/safety/model-card.ts';

/** Stands for a text that was translated. */
const inEach = (text: string) => ({ en: text, es: text, fr: text, hi: text, ar: text });

const evaluation: Evaluation = {
  method: inEach('Written cases, judged by two doctors who did not see each other’s marks'),
  finishedOn: '2026-11-01',
  cases: 200,
  correct: 180,
  report: 'https://example.org/report',
};

/** A card on which everything has been measured: no figure of it is ours. */
export const measuredCard: ModelCard = {
  date: '2026-11-22',
  assistantVersion: '3.1',
  languages: [{ language: 'en', evaluation }],
  evaluation,
  emergencies: { method: inEach('Written emergencies'), finishedOn: '2026-11-01', cases: 60, missed: 1 },
  reviewers: [{ name: 'A. Reviewer', profession: inEach('nurse'), reviewedOn: '2026-11-10' }],
  incidents: { since: '2026-01-01', until: '2026-10-31', reported: 3, harmed: 0 },
};
