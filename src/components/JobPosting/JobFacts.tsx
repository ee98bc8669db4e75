import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { brand } from '~/config/brand.ts';
import { employer } from '~/content/employer.ts';
import { payText } from '~/content/job-offers.ts';
import { localIso } from '~/domain/days.ts';
import { endOfDay, lastSecondOf, offsetText } from '~/domain/jobs/closing.ts';
import type { Job } from '~/domain/jobs/job.ts';
import type { Offer } from '~/domain/jobs/offer.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import styles from './JobPosting.module.css';

/** The link to the form, and the main facts of a job: every value of the structured data is shown here. */
export function JobFacts({ job: { datePosted, offer, isClosed } }: { job: Job }) {
  const { facts } = messages.jobPage;
  return (
    <section className={styles.Facts} aria-labelledby="facts">
      <h2 id="facts">{facts.heading}</h2>
      {!isClosed && (
        <SectionLink section="apply" {...buttonFrame({ size: 'main' })}>
          {messages.jobPage.applyLink}
        </SectionLink>
      )}
      <FactList
        facts={[
          ...(isClosed ? [] : [{ label: facts.closes, values: [<Deadline key="value" offer={offer} />] }]),
          { label: facts.pay, values: offer.pay.ranges.map((range) => payText(range, offer.pay.unit)) },
          { label: facts.place, values: placeTexts(offer) },
          { label: facts.posted, values: [<Day key="value" iso={datePosted} />] },
          {
            label: facts.employer,
            values: [facts.employerText({ employer: employer.name, parentCompany: brand.parentCompany })],
          },
        ]}
      />
    </section>
  );
}

/** Where one may work from: the usual countries in one sentence, else a line for each. */
function placeTexts({ pay: { ranges } }: Offer): readonly string[] {
  const { placeText, placeIn } = messages.jobPage.facts;
  if (employer.countries.every((each) => ranges.some(({ country }) => country === each))) return [placeText];
  return ranges.map(({ country }) => placeIn({ country: messages.countryNames[country] }));
}

/** The last day, and small beside it until when: in the reader's own time, which the bare page does not know. */
function Deadline({ offer: { closesOn, timeZone } }: { offer: Offer }) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={lastSecondOf(closesOn, timeZone)}>
      <span>{messages.dayText(closesOn)}</span>{' '}
      <small>
        {isHydrated
          ? deadlineHere(closesOn, timeZone)
          : messages.jobPage.facts.closesThere({ offset: offsetText(closesOn, timeZone) })}
      </small>
    </time>
  );
}

/** Midnight is written as the minute before it: which day `12:00 AM` belongs to is not plain. */
function deadlineHere(closesOn: string, timeZone: string): string {
  const lastMinute = localIso(new Date(endOfDay(closesOn, timeZone) - 60_000).toISOString());
  return messages.jobPage.facts.closesHere({
    day: messages.monthDay(lastMinute),
    hour: messages.timeText(lastMinute),
  });
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{messages.dayText(iso)}</time>;
}
