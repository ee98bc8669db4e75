import { signInLink, signInLinkHours, type AccountAnswer } from '~/domain/contract/staff.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './Members.module.css';

/** A link that an admin hands over, as no mail has left with it. */
export type HandedLink = {
  name: string;
  link: NonNullable<AccountAnswer['link']>;
  mail: AccountAnswer['mail'];
};

/** Shows a link once: nobody can show it again, as the database keeps only what it hashes to. */
export function LinkDialog({ name, link, mail, onClose }: HandedLink & { onClose: () => void }) {
  const address = signInLink(`${location.origin}${location.pathname}`, link.type, link.tokenHash);
  return (
    <Dialog labelledBy="link-title" describedBy="link-text" place="wide">
      <Stack gap={4} align="start" className={styles.Dialog}>
        <h2 id="link-title">
          A link for <bdi translate="no">{name}</bdi>
        </h2>
        <div id="link-text">
          <p>
            {`${mail === 'refused' ? 'The email could not be sent, so give' : 'Give'} it to ${name} yourself, where nobody else can read it. It works once, within ${signInLinkHours} hours, and replaces every earlier link. It is shown only now.`}
          </p>
        </div>
        <p className={styles.Link} translate="no">
          {address}
        </p>
        <Row gap={2} columnGap={3}>
          <CopyButton
            read={() => address}
            label="Copy the link"
            copiedLabel="Copied"
            status="The link was copied"
          />
          <Button data-first-focus="" variant="quiet" onClick={onClose}>
            Close
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
