import { Link } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import type { LegalBlock, LegalFact, LegalSection as LegalSectionContent } from '~/content/legal/legal.ts';
import { messages } from '~/i18n/messages.ts';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import styles from './LegalPage.module.css';

/** One section of a legal document. */
export function LegalSection({ section }: { section: LegalSectionContent }) {
  const headingId = `${section.id}-heading`;
  return (
    <section id={section.id} className={styles.Section} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.title}</h2>
      <p className={styles.Summary}>
        <strong>{messages.legalFrame.summaryLabel}</strong> {section.summary}
      </p>
      {section.blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </section>
  );
}

function keyOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'contact':
      return block.kind;
    case 'list':
      return block.intro;
    case 'facts':
      return block.items.flatMap(({ label, lines }) => [label, ...lines]).join();
    case 'link':
      return block.to;
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
        <div className={styles.Topic}>
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </div>
      );
    case 'list':
      return (
        <div className={styles.Topic}>
          <p>{block.intro}</p>
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'facts':
      return <Facts items={block.items} />;
    case 'link':
      return (
        <p className={styles.Contact}>
          <Link to={block.to}>{block.label}</Link>
        </p>
      );
    case 'contact':
      return <Contact />;
  }
}

function Facts({ items }: { items: readonly LegalFact[] }) {
  return (
    <dl className={styles.Facts}>
      {items.map(({ label, lines, mail }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <bdi>{line}</bdi>
            </dd>
          ))}
          {mail !== undefined && (
            <dd>
              <MailLink address={mail} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Contact() {
  return (
    <dl className={styles.Contact}>
      <div>
        <dt>{messages.legalFrame.contactPhone}</dt>
        <dd>
          <PhoneLink />
        </dd>
      </div>
      <div>
        <dt>{messages.legalFrame.contactEmail}</dt>
        {Object.values(brand.emails).map((address) => (
          <dd key={address}>
            <MailLink address={address} />
          </dd>
        ))}
      </div>
    </dl>
  );
}
