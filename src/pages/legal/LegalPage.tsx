import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { paths } from '~/config/paths.ts';
import type { HeadFact, LegalDocument } from '~/content/legal/legal.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { LegalSection } from './LegalSection.tsx';
import styles from './LegalPage.module.css';

type LegalPageProps = { document: LegalDocument; path: string; picture: ReactNode };

/** A legal document: its contents at the side, each section opened by a plain summary. */
export function LegalPage({ document, path, picture }: LegalPageProps) {
  const back = (
    <Link to={paths.home} {...buttonFrame({ variant: 'quiet' })}>
      <ArrowLeftIcon />
      {messages.legalFrame.backToHome}
    </Link>
  );
  return (
    <PageBody>
      <PageHead {...document.head} path={path} image={document.image} datedOn={document.dated.iso} />
      <Stack gap={6}>
        <PageIntro title={document.heading} lead={document.lead} back={back} picture={picture}>
          <p>
            <span>{document.dated.label}</span>{' '}
            <time dateTime={document.dated.iso}>{document.dated.text}</time>
          </p>
          <EmergencyLine />
        </PageIntro>
        {document.headFacts && <HeadFacts facts={document.headFacts} />}
      </Stack>
      <div className={styles.Columns}>
        <LegalContents sections={document.sections} />
        <Stack gap={8} className={styles.Sections}>
          {document.sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
        </Stack>
      </div>
    </PageBody>
  );
}

function HeadFacts({ facts }: { facts: readonly HeadFact[] }) {
  return (
    <dl className={styles.HeadFacts}>
      {facts.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.Value}>{value}</dd>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Links to the sections of the page. */
function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <Stack as="nav" gap={3} className={styles.Contents} aria-labelledby="contents">
      <h2 id="contents">{messages.legalFrame.contentsLabel}</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink section={id}>{title}</SectionLink>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
