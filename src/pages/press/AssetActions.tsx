import { messages } from '~/i18n/messages.ts';
import { assetFileName } from '~/domain/brand-asset.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { DownloadIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import styles from './AssetActions.module.css';

/** Download and Copy Link of a brand file, on the web ('Copied!' for two seconds: specification, section 4). */
export function AssetActions({ title, downloadUrl }: { title: string; downloadUrl: string }) {
  return (
    <Row gap={3} className={styles.Actions}>
      <ButtonLink
        href={downloadUrl}
        download={assetFileName(title)}
        icon={<DownloadIcon />}
        aria-label={messages.assetActions.saveName({ title })}
      >
        {messages.assetActions.save}
      </ButtonLink>
      <CopyButton
        read={() => new URL(downloadUrl, location.href).href}
        label={messages.assetActions.copyLink}
        copiedLabel={messages.assetActions.copied}
        status={messages.assetActions.copiedStatus({ title })}
        name={messages.assetActions.copyLinkName({ title })}
      />
    </Row>
  );
}
