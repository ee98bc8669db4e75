import { useRef } from 'react';
import { brand } from '~/config/brand.ts';
import { contactUrl } from '~/domain/contact.ts';
import { handoffAddresses } from '~/domain/contract/handoff.ts';
import { messages } from '~/i18n/messages.ts';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { CheckIcon, InfoIcon } from '~/ui/Icon/Icons.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { useHandoff, type Outcome, type Topic } from '../state/visit-stores.ts';
import { useScreen } from '../state/screen-store.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { closeHandoff } from './handoff.ts';
import { numberIn } from './line-facts.ts';
import { Address, PhoneCode } from './PhoneCode.tsx';
import styles from './Panel.module.css';

const titleId = 'handoff-title';

const urls = handoffAddresses(brand);

/** The panel in the stage with the ways to continue elsewhere. The emergency line above and the bar below it stay. */
export function HandoffPanel() {
  const topic = useHandoff((handoff) => handoff.topic);
  if (topic === null) return null;
  return (
    <Dialog modal={false} place="content" labelledBy={titleId} onCancel={closeHandoff}>
      <TopicPanel topic={topic} />
    </Dialog>
  );
}

function TopicPanel({ topic }: { topic: Topic }) {
  if (topic.kind === 'contact')
    return <ContactPanel key={contactUrl(topic.contact)} contact={topic.contact} titleId={titleId} />;
  return <KeyTopic topic={topic} />;
}

/** Title, steps, number and code stay. */
const yielding: Yielding = {
  back: 'code=.4 signs list title=.2 code=.6 hint air=.3 typed title=.4 air=.6 code=1 title=.6 air=1',
};

/** How far the hand-off came; for a phone three steps, beside them the code, and the number for those whose phone has no camera. */
function KeyTopic({ topic: { key, outcome } }: { topic: Extract<Topic, { kind: 'handoff' }> }) {
  const panel = useRef<HTMLDivElement>(null);
  const mode = useScreen(({ settings }) => settings.handoff);
  const said = useSaidInstead();
  useFit(panel, 'panel', yielding, outcome);
  // A browser is open already: then the code is the way on, whatever the kiosk hands over by.
  const hasCode = mode !== 'system-browser' || outcome === 'phone';
  const { handoff } = messages.kioskMessages;
  return (
    <div ref={panel} className={styles.Panel} data-kind="ways">
      <div className={styles.Words}>
        <h2 id={titleId} tabIndex={-1} data-first-focus="">
          {handoff.titles[key]}
        </h2>
        <p className={styles.Signs}>{messages.emergency.signs}</p>
        <OutcomeStatus outcome={outcome} hasCode={hasCode} />
        {hasCode && outcome === 'opened' && <p data-for-eyes="">{handoff.orPhone}</p>}
        {hasCode && <PhoneSteps />}
        {outcome === 'opened' && <p className={styles.Hint}>{handoff.openedHint}</p>}
        {hasCode && <Typed url={urls[key]} />}
      </div>
      {hasCode && <NoCamera />}
      {hasCode && <PhoneCode value={urls[key]} what={handoff.titles[key]} said={said} />}
    </div>
  );
}

function PhoneSteps() {
  return (
    <ol className={styles.Steps} data-for-eyes="">
      {messages.kioskMessages.handoff.phoneSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** For who listens, instead of a code: that it takes a phone, and which number any phone can call. */
function useSaidInstead(): string {
  const country = useScreen(({ settings }) => settings.country);
  const number = numberIn(country);
  const { ownPhone, callInstead } = messages.kioskMessages.listening;
  return number === null ? ownPhone : `${ownPhone}\n${callInstead({ number: number.display })}`;
}

/** The number to call, where the country has one that reaches somebody. */
function NoCamera() {
  const country = useScreen(({ settings }) => settings.country);
  const number = numberIn(country);
  if (number === null) return null;
  return (
    <p className={styles.NoCamera} data-for-eyes="">
      <span>{messages.kioskMessages.handoff.noCamera}</span>{' '}
      <bdi dir="ltr" translate="no" className={styles.Phone}>
        {number.display}
      </bdi>
    </p>
  );
}

/** The address, which stays where there is no number to call instead. */
function Typed({ url }: { url: string }) {
  const country = useScreen(({ settings }) => settings.country);
  return (
    <div className={styles.Typed} data-kept={numberIn(country) === null}>
      <p>{messages.kioskMessages.handoff.address}</p>
      <Address url={url} />
    </div>
  );
}

const outcomeTexts = (): Record<Outcome, string> => ({
  opening: messages.kioskMessages.handoff.opening,
  opened: messages.kioskMessages.handoff.opened,
  'not-opened': messages.kioskMessages.handoff.notOpened,
  offline: messages.kioskMessages.handoff.offline,
  phone: '',
});

function OutcomeStatus({ outcome, hasCode }: { outcome: Outcome; hasCode: boolean }) {
  const country = useScreen(({ settings }) => settings.country);
  const failed = outcome === 'not-opened' || outcome === 'offline';
  return (
    // <output> takes no blocks.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={styles.Outcome} data-empty={outcome === 'phone'}>
      {outcome !== 'phone' && (
        <p className={styles.Status}>
          {outcome === 'opened' ? <CheckIcon size={32} /> : <InfoIcon size={32} />}
          <strong>{outcomeTexts()[outcome]}</strong>
        </p>
      )}
      {failed && !hasCode && (
        <p>
          {messages.kioskMessages.handoff.onlyHere}{' '}
          <strong>
            <bdi dir="ltr" translate="no">
              {brand.phones[country].display}
            </bdi>
          </strong>
        </p>
      )}
    </div>
  );
}
