import { Link } from 'react-router-dom';
import { CrisisLine } from '~/components/CrisisLine/CrisisLine.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import type { LegalBlock, LegalFact, LegalSection as LegalSectionContent } from '~/content/legal/legal.ts';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './LegalPage.module.css';

/** One section of a legal document. */
export function LegalSection({ section }: { section: LegalSectionContent }) {
  const headingId = `${section.id}-heading`;
  return (
    <Stack as="section" gap={4} id={section.id} className={styles.Section} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.title}</h2>
      <p className={styles.Summary}>
        <strong>{messages.legalFrame.summaryLabel}</strong> <span>{section.summary}</span>
      </p>
      {section.blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </Stack>
  );
}

function keyOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'contact':
    case 'ask-for-help':
      return block.kind;
    case 'list':
      return block.intro;
    case 'facts':
      return block.items.flatMap(({ label, lines }) => [label, ...lines]).join();
    case 'link':
      return block.to;
    case 'page':
      return block.url;
    case 'text':
    case 'topic':
      return block.text;
  }
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'topic':
      return (
        <Stack gap={2} className={styles.Topic}>
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </Stack>
      );
    case 'list':
      return (
        <Stack gap={2} className={styles.Topic}>
          <p>{block.intro}</p>
          <Stack as="ul" gap={2}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
          {block.crisis && <CrisisLine {...block.crisis} />}
        </Stack>
      );
    case 'facts':
      return <Facts items={block.items} />;
    case 'link':
      return (
        <p className={styles.Link}>
          <Link to={block.to}>{block.label}</Link>
        </p>
      );
    case 'page':
      return <PageElsewhere {...block} />;
    case 'contact':
      return <Contact />;
    case 'ask-for-help':
      return <AskForHelp />;
  }
}

function PageElsewhere({ label, url }: { label: string; url: string }) {
  const { ContactLink } = usePlatform();
  return (
    <p className={styles.Link}>
      <ContactLink contact={{ kind: 'page', url }}>{label}</ContactLink>
    </p>
  );
}

/** Nothing where nothing can be sent. */
function AskForHelp() {
  const { AccommodationLink } = usePlatform().careers;
  return (
    AccommodationLink && (
      <p className={styles.Link}>
        <AccommodationLink />
      </p>
    )
  );
}

function Facts({ items }: { items: readonly LegalFact[] }) {
  return (
    <FactList
      className={styles.Facts}
      emphasis="label"
      facts={items.map(({ label, lines, mail }) => ({
        label,
        values: [
          ...lines.map((line) => (
            <bdi key={line} translate="no">
              {line}
            </bdi>
          )),
          ...(mail === undefined ? [] : [<MailLink key={mail} address={mail} />]),
        ],
      }))}
    />
  );
}

function Contact() {
  return (
    <FactList
      emphasis="label"
      facts={[
        { label: messages.legalFrame.contactPhone, values: [<PhoneLink key="value" toPerson />] },
        {
          label: messages.legalFrame.contactEmail,
          values: Object.values(brand.emails).map((address) => <MailLink key={address} address={address} />),
        },
      ]}
    />
  );
}
