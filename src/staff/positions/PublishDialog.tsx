import { type CheckedDuty, checkPosting } from '~/content/legal-duties/check-posting.ts';
import type { OfferCountry } from '~/domain/jobs/offer.ts';
import type { PostingNeed } from '~/domain/jobs/posting-needs.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Problem } from '../components/Problem.tsx';
import { needTexts } from './field-names.ts';
import type { FieldName } from './position-form.ts';
import styles from './Positions.module.css';

type PublishDialogProps = {
  title: string;
  isPublished: boolean;
  countries: readonly OfferCountry[];
  gaps: readonly PostingNeed[];
  isBusy: boolean;
  problem: string | null;
  onMend: (field: FieldName) => void;
  onPublish: () => void;
  onClose: () => void;
};

/** What the position lacks, with the laws that ask for it, and publishing it once nothing is missing. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, isPublished, countries, gaps, isBusy, problem, onMend, onPublish, onClose } = props;
  const duties = checkPosting(countries, gaps);
  const met = duties.filter((each) => each.missing.length === 0);
  const isReady = gaps.length === 0;
  return (
    <Dialog place="wide" labelledBy="publish-title" describedBy="publish-text" onCancel={onClose}>
      <Stack gap={4}>
        <h2 id="publish-title" tabIndex={-1} data-first-focus="">
          {isPublished ? `What ${title} lacks` : `Publish ${title}?`}
        </h2>
        <p id="publish-text">
          {isReady
            ? 'Everyone can see it and apply after the next build of the site, in a few minutes. You can close it, but it cannot become a draft again.'
            : `It cannot be ${isPublished ? 'saved like this' : 'published'} while something is missing:`}
        </p>
        {!isReady && (
          <ul role="list" className={styles.Duties}>
            {gaps.map((need) => (
              <li key={need} data-missing="">
                <Button variant="secondary" onClick={() => onMend(needTexts[need].field)}>
                  {needTexts[need].text}
                </Button>
                <Laws
                  duties={duties.filter(({ missing }) => missing.includes(need))}
                  title={(number) => `${number} laws require it`}
                />
              </li>
            ))}
          </ul>
        )}
        <Laws duties={met} title={(number) => `What the law requires: ${number} of ${duties.length} met`} />
        <Problem text={problem} />
        <Row gap={3} align="center">
          <Button variant="secondary" onClick={onClose}>
            {isPublished ? 'Back to the form' : 'Not now'}
          </Button>
          {!isPublished && (
            <Button aria-disabled={isBusy || !isReady} onClick={() => isReady && !isBusy && onPublish()}>
              Publish it now
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

type LawsProps = { duties: readonly CheckedDuty[]; title: (number: number) => string };

/** Duties on one line that opens: ten places ask for the same. A single one stands there itself. */
function Laws({ duties, title }: LawsProps) {
  const [only, ...others] = duties.map(({ duty }) => `${duty.place}: ${duty.duty}`);
  if (only === undefined) return null;
  if (others.length === 0) return <p>{only}</p>;
  return (
    <details>
      <summary>{title(duties.length)}</summary>
      <ul>
        {[only, ...others].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
