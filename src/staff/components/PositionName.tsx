import { jobIds } from '~/content/jobs.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { jobMessages } from '~/i18n/generated/en/jobs.ts';
import { usePositionTitles } from '../api/position-titles.ts';

/** What a position is called by staff, in English; one that is not there any more, as the applicant's page called it. */
export function PositionName({ id, title, language }: { id: string; title: string; language: string }) {
  const known = jobIds.find((each) => each === id);
  const english = usePositionTitles().get(id);
  if (known !== undefined) return jobMessages[known].title;
  if (english !== undefined) return english;
  return <bdi lang={language}>{oneLine(title)}</bdi>;
}
