import { useState } from 'react';
import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { useVisitorCountry } from '~/components/visitor-country/use-visitor-country.ts';
import { brand } from '~/config/brand.ts';
import { employer } from '~/content/employer.ts';
import { payText } from '~/content/job-offers.ts';
import { countries } from '~/domain/country/country.ts';
import { localIso } from '~/domain/days.ts';
import { endOfDay, lastSecondOf, offsetText } from '~/domain/jobs/closing.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { type Offer, payIn } from '~/domain/jobs/offer.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { ArrowDownIcon } from '~/ui/Icon/Icons.tsx';
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
      <Pay offer={offer} />
      <FactList
        facts={[
          ...(isClosed ? [] : [{ label: facts.closes, values: [<Deadline key="value" offer={offer} />] }]),
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

/**
 * The pay in the visitor's country, and folded behind it that in the others. The bare page, which knows no country, has them unfolded;
 * the head script folds them (components/visitor-country).
 */
function Pay({ offer }: { offer: Offer }) {
  const { facts } = messages.jobPage;
  const { unit, ranges } = offer.pay;
  const country = useVisitorCountry('country');
  const [isClientRendered] = useState(useHydrated());
  return (
    <div className={styles.Pay}>
      <dl>
        <dt>
          <ByCountry of={(each) => payIn(each, offer)}>
            {(range) => facts.payIn({ country: messages.countryNames[range.country] })}
          </ByCountry>
        </dt>
        <dd>
          <ByCountry of={(each) => payIn(each, offer)}>{(range) => payText(range, unit)}</ByCountry>
        </dd>
      </dl>
      {ranges.length > 1 && (
        <details open={!isClientRendered} data-unfolded={isClientRendered ? undefined : ''}>
          <summary>
            <ArrowDownIcon />
            <span>{facts.payElsewhere}</span>
          </summary>
          <ul role="list">
            {ranges.map((range) => {
              const elsewhere = countries.filter((each) => payIn(each, offer) !== range);
              return (
                <li
                  key={range.country}
                  data-countries={elsewhere.join(' ')}
                  hidden={!elsewhere.includes(country)}
                >
                  {facts.payLine({
                    country: messages.countryNames[range.country],
                    amount: payText(range, unit),
                  })}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Where one may work from: the usual countries in one sentence, else a line for each. */
function placeTexts({ pay: { ranges } }: Offer): readonly string[] {
  const { placeText, placeIn } = messages.jobPage.facts;
  if (employer.countries.every((each) => ranges.some(({ country }) => country === each))) return [placeText];
  return ranges.map(({ country }) => placeIn({ country: messages.countryNames[country] }));
}

/**
 * The last day, and small beside it until when: both in the reader's own time, in which it may end during the next day. The bare page
 * does not know that time, and says where the day ends.
 */
function Deadline({ offer: { closesOn, timeZone } }: { offer: Offer }) {
  const isHydrated = useHydrated();
  // Midnight is written as the minute before it: which day `12:00 AM` belongs to is not plain.
  const lastMinute = localIso(new Date(endOfDay(closesOn, timeZone) - 60_000).toISOString());
  return (
    <time dateTime={lastSecondOf(closesOn, timeZone)}>
      <span>{messages.dayText(isHydrated ? lastMinute : closesOn)}</span>{' '}
      <small>
        {isHydrated
          ? messages.jobPage.facts.closesHere({ hour: messages.timeText(lastMinute) })
          : messages.jobPage.facts.closesThere({ offset: offsetText(closesOn, timeZone) })}
      </small>
    </time>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{messages.dayText(iso)}</time>;
}
