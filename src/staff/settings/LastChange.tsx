import type { SettingsOverview } from '~/api/answers/members.ts';
import { actorText } from '../texts/audit-texts.ts';
import { formatDateTime } from '../texts/format-date.ts';
import type { SettingName } from './setting-texts.ts';
import styles from './Settings.module.css';

/** Who changed a setting last, and when. */
export function LastChange({ overview, name }: { overview: SettingsOverview; name: SettingName }) {
  const change = overview.changes[name];
  if (change === undefined) return <p className={styles.Change}>Nobody has changed it yet.</p>;
  return (
    <p className={styles.Change}>
      <span>Changed by </span>
      <bdi translate="no">{actorText(change.by)}</bdi>
      <time dateTime={change.at}>{`, ${formatDateTime(change.at)}`}</time>
    </p>
  );
}
