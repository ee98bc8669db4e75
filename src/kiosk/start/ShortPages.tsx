import type { ReactNode } from 'react';
import { CrisisLine } from '~/components/CrisisLine/CrisisLine.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { safetyInShort } from '~/content/safety/safety.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { CenterText } from '../center/CenterText.tsx';
import { PhoneCode } from '../handoff/PhoneCode.tsx';
import { useScreen } from '../state/screen-store.ts';
import { SectionPage } from './SectionPages.tsx';
import styles from './Pages.module.css';

/* In a screen or two what the website says at length, with the code to all of it: nobody turns fifty screens standing. */

/** Is it safe? What is known, who is responsible and until when; then what it is not for. */
export function SafetyPage() {
  const { known, about } = safetyInShort();
  const { 'intended-use': use, limits } = messages.safetyMessages.sections;
  const [, isNotFor] = use.blocks;
  return (
    <SectionPage title={messages.kioskMessages.start.safe} path={paths.safety}>
      <section className={styles.Beside}>
        <div className={styles.Known}>
          {known.map(({ label, value, text }) => (
            <p key={label}>
              <strong>{value}</strong> <span>{text ?? label}</span>
            </p>
          ))}
          <p>{limits.summary}</p>
        </div>
        <FactList facts={about.map(({ label, value }) => ({ label, values: [value] }))} />
        <Whole path={paths.safety} title={messages.safetyMessages.heading} />
      </section>
      <section className={styles.Kept}>
        <h2>{isNotFor.intro}</h2>
        <ul>
          {isNotFor.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <CrisisLine {...isNotFor.crisis} />
      </section>
    </SectionPage>
  );
}

/** What is kept, by whom, who gets it, for how long, and whom to ask. */
export function PrivacyPage() {
  const { privacy: short } = messages.kioskMessages.short;
  const { legalFrame, privacy } = messages;
  const [kept, givenTo, rights, answers] = short.points;
  const [, ofOthers] = privacy.sections.introduction.blocks;
  const [, , applications] = privacy.sections['how-we-use'].blocks;
  const points = [
    messages.kioskMessages.attract.private,
    kept,
    givenTo,
    ofOthers,
    rights,
    answers,
    privacy.sections['data-security'].summary,
    applications,
  ];
  const { name, email } = brand.legal.privacyOfficer;
  return (
    <SectionPage title={short.title} path={paths.privacy}>
      <section>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Whole path={paths.privacy} title={privacy.heading}>
        <FactList
          layout="row"
          facts={[
            {
              label: legalFrame.privacyOfficer,
              values: [name, <MailLink key="mail" address={email} />],
            },
            { label: legalFrame.contactPhone, values: [<PhoneLink key="phone" toPerson />] },
          ]}
        />
      </Whole>
    </SectionPage>
  );
}

/** What the service is not, and what it asks for: each limit of the terms. */
export function TermsPage() {
  const { heading, sections } = messages.terms;
  const [isNoAdvice, forSafety, isNoPatient] = sections['medical-disclaimer'].blocks;
  const [, isByComputer] = sections['service-description'].blocks;
  const [, isAdult] = sections.acceptance.blocks;
  const [asIs, liability] = sections['limitation-of-liability'].blocks;
  const rules = [
    sections.acceptance.summary,
    isAdult,
    sections['user-responsibilities'].summary,
    sections['intellectual-property'].summary,
    messages.kioskMessages.short.terms.changes,
    sections['governing-law'].summary,
    ...sections['governing-law'].blocks,
  ];
  return (
    <SectionPage title={messages.kioskMessages.short.terms.title} path={paths.terms}>
      <section>
        <ul>
          {[isNoAdvice, isByComputer, isNoPatient, asIs, liability].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h2>{forSafety.intro}</h2>
        <ul>
          {forSafety.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{sections['user-responsibilities'].title}</h2>
        <ul>
          {rules.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <Whole path={paths.terms} title={heading} />
    </SectionPage>
  );
}

type WholeProps = { path: string; title: string; children?: ReactNode };

/** The code to the whole text. A desk can have it on paper (docs/kiosk-operations.md). */
function Whole({ path, title, children }: WholeProps) {
  const desk = useScreen(({ settings }) => settings.desk);
  const { short, listening } = messages.kioskMessages;
  const url = brand.siteUrl + addressOf(path);
  return (
    <div className={styles.Whole}>
      <div>
        {children}
        <p>
          <strong>{short.whole}</strong>
        </p>
        {desk !== null && (
          <p>
            <span>{short.paper}</span> <CenterText texts={desk.where} />
          </p>
        )}
      </div>
      <PhoneCode value={url} what={title} said={listening.ownPhone} />
    </div>
  );
}
