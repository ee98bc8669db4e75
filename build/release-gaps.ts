import { employer } from '../src/content/employer.ts';
import { postedOn } from '../src/content/job-details.ts';
import { findOffer, offerTerms } from '../src/content/job-offers.ts';
import { type JobId, jobIds } from '../src/content/jobs.ts';
import { duties } from '../src/content/legal-duties/duties.ts';
import { healthWords } from '../src/content/safety/health-words.ts';
import { findOfferProblems, isClosed } from '../src/domain/jobs/offer.ts';
import { findUnmeasured, type ModelCard } from '../src/domain/safety/model-card.ts';
import { healthWordTexts } from '../src/i18n/messages/en/health-words.ts';
import { findStaleDuties } from './duties.ts';

/**
 * What only the company behind the site can decide, measure or sign, and has not: a release is refused until it has.
 * @param card the model card in use.
 * @param today ISO 8601.
 * @returns a line for each, with the file that it belongs in.
 */
export function findReleaseGaps(card: ModelCard, today: string): readonly string[] {
  return [
    ...named('src/content/legal-duties', findStaleDuties(duties, today)),
    ...named('src/content/job-offers.ts', findOfferGaps(today)),
    ...named(
      'src/content/safety/model-card.json',
      findUnmeasured(card).map((place) => `${place}: not measured yet`),
    ),
    ...named('src/content/safety/health-words.ts', findUnsigned()),
  ];
}

const named = (file: string, lines: readonly string[]) => lines.map((line) => `${file}: ${line}`);

/** Offers that no employer has confirmed, that have run out, or that are wrong in themselves. */
function findOfferGaps(today: string): readonly string[] {
  const offers = Object.entries(offerTerms);
  const invented = offers
    .filter(([, { confirmedOn }]) => confirmedOn === null)
    .map(([id]) => `${id}: pay and closing day are invented until an employer confirms them`);
  const closed = offers
    .filter(([, offer]) => isClosed(offer, today))
    .map(([id, { closesOn }]) => `${id}: it closed on ${closesOn}`);
  return [...invented, ...closed, ...jobIds.flatMap((id) => faultsOf(id).map((fault) => `${id}: ${fault}`))];
}

function faultsOf(id: JobId): readonly string[] {
  const offer = findOffer(id);
  return offer === null ? [] : findOfferProblems(offer, postedOn[id], employer.countries);
}

function findUnsigned(): readonly string[] {
  const words = healthWords(healthWordTexts);
  const unwritten = words.filter(({ writtenBy }) => writtenBy === null);
  const unchecked = words.filter(({ checkedBy }) => checkedBy === null);
  return [
    ...unwritten.map(({ id }) => `${id}: nobody is named who wrote it`),
    ...unchecked.map(({ id }) => `${id}: nobody has checked it`),
  ];
}
