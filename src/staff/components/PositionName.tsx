import { jobIds } from '~/content/jobs.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';

/** What a position is called by staff, in English; one that the site does not have, as the applicant's page called it. */
export function PositionName({ id, title, language }: { id: string; title: string; language: string }) {
  const known = jobIds.find((each) => each === id);
  if (known !== undefined) return jobMessages[known].title;
  return <bdi lang={language}>{oneLine(title)}</bdi>;
}
