import { useState } from 'react';
import type { SentApplication } from '~/api/answers/applicant-link.ts';
import { withStatusClient } from '~/api/with-status-client.ts';
import { fieldColumns } from '~/config/application-row.ts';
import { writtenFields } from '~/domain/application/application.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Failed } from './Failed.tsx';
import styles from './StatusPage.module.css';

type SentState =
  { kind: 'hidden' } | { kind: 'loading' } | { kind: 'shown'; sent: SentApplication } | { kind: 'failed' };

/** The applicant's own words, fetched when they are asked for: who glances at the page sees nothing personal. */
export function SentWords({ secret }: { secret: string }) {
  const sentMessages = messages.statusMessages.sent;
  const [state, setState] = useState<SentState>({ kind: 'hidden' });
  const isShown = state.kind === 'shown';

  async function show() {
    if (state.kind === 'loading') return;
    setState({ kind: 'loading' });
    const answer = await withStatusClient((api, client) => api.readSentByLink(client, secret));
    setState(answer.kind === 'sent' ? { kind: 'shown', sent: answer.sent } : { kind: 'failed' });
  }

  return (
    <Stack
      as="section"
      gap={4}
      className={styles.Act}
      aria-labelledby="own-sent"
      data-on-paper={isShown ? '' : undefined}
    >
      <h2 id="own-sent">{sentMessages.heading}</h2>
      <p className={styles.ScreenOnly}>{sentMessages.text}</p>
      <Row gap={3} columnGap={5} align="center" className={styles.Unfold}>
        <Button
          variant="quiet"
          aria-expanded={isShown}
          aria-disabled={state.kind === 'loading'}
          onClick={() => (isShown ? setState({ kind: 'hidden' }) : void show())}
        >
          {isShown ? sentMessages.hide : sentMessages.show}
        </Button>
      </Row>
      {state.kind === 'failed' && <Failed />}
      {isShown && <Written sent={state.sent} />}
    </Stack>
  );
}

/** Each field by its label in the form; what was not given is left out. */
function Written({ sent }: { sent: SentApplication }) {
  return (
    <FactList
      emphasis="label"
      className={styles.Sent}
      facts={writtenFields
        .map((field) => ({ label: messages.fields[field].label, value: sent[fieldColumns[field]] }))
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => ({
          label,
          values: [
            <bdi key="value" translate="no">
              {value}
            </bdi>,
          ],
        }))}
    />
  );
}
