import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { type OfferCountry, offerCountries } from '~/domain/jobs/offer.ts';
import { type Language, languages } from '~/domain/language.ts';
import { oneLine } from '~/domain/safe-text.ts';
import type { PositionRow } from '~/staff/api/positions.ts';
import { siteUrl } from '~/staff/api/site-build.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { failureText } from '../texts/texts.ts';
import { ChoiceField } from './PositionField.tsx';
import { categoryChoices, fieldId, fieldTitle, typeChoices } from './field-names.ts';
import { OfferFields } from './OfferFields.tsx';
import { BackToPositions } from './BackToPositions.tsx';
import { BuildArea } from './BuildArea.tsx';
import { type BuiltIn, type FieldName, fieldNames, type PositionForm } from './position-form.ts';
import { positionStatus } from './position-status.ts';
import { OpenOrClose } from './PositionsPage.tsx';
import { PreviewDialog } from './Preview.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { TextFields } from './TextFields.tsx';
import { type EditedPosition, usePosition } from './use-position.ts';
import styles from './Positions.module.css';

type EditorProps = {
  /** Null for a new one. */
  row: PositionRow | null;
  builtIn: BuiltIn;
  begin: PositionForm;
  /** Under which what is typed is kept. */
  draftKey?: string;
};

/** The form of a position, with what can be done with it. */
export function PositionEditor({
  row: loaded,
  builtIn,
  begin,
  draftKey = loaded?.job_id ?? 'new',
}: EditorProps) {
  const position = usePosition({ row: loaded, builtIn, begin, draftKey });
  const { row, form, gaps } = position;
  const [language, setLanguage] = useState<Language>('en');
  const [shown, setShown] = useState<'preview' | 'publish' | 'remove' | null>(null);
  const [nowMs] = useState(() => Date.now());
  const summary = useRef<HTMLDivElement>(null);
  const title = oneLine(form['en.title']) || 'New position';
  const status = row === null ? null : positionStatus(row, nowMs);

  /** Leads to a field, also in a tab that is not open. */
  const goTo = (name: FieldName) => {
    const inTab = languages.find((each) => name.startsWith(`${each}.`));
    if (inTab !== undefined) setLanguage(inTab);
    setShown(null);
    // Once the tab is shown and the dialog has given the focus back.
    setTimeout(() => document.getElementById(fieldId(name))?.focus(), 50);
  };
  useStartField(goTo);

  const save = async (then: 'publish' | null = null) => {
    if (row !== null && row.published_on !== null && gaps.length > 0) return setShown('publish');
    const isSaved = !position.isDirty && row !== null ? true : await position.save();
    if (isSaved && then !== null) return setShown(then);
    if (!isSaved) setTimeout(() => summary.current?.focus());
    return undefined;
  };

  return (
    <div className={styles.Editor}>
      <BackToPositions />
      <PageTitle title={row === null ? 'New position' : title} />
      {row !== null && status !== null && (
        <div>
          <p className={styles.Status} data-open={status.kind === 'open' ? '' : undefined}>
            {status.text}
          </p>
          <p>
            <span>
              {`Last changed ${row.updated_by === null ? '' : `by ${position.nameOf(row.updated_by)} `}on ${formatDateTime(row.updated_at)}.`}
            </span>{' '}
            {status.kind !== 'draft' && (
              <a href={siteUrl + paths.job(row.job_id)} target="_blank" rel="noopener">
                See it on the site (opens in a new tab)
              </a>
            )}
          </p>
        </div>
      )}
      {position.wasRestored && position.isDirty && (
        <p role="status">What you were writing is still here, and not saved yet.</p>
      )}
      <form
        className={styles.Editor}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Summary position={position} onGoTo={goTo} ref={summary} />
        <BasicFields position={position} />
        <TextFields position={position} language={language} onSelect={setLanguage} />
        <OfferFields position={position} />
        <Row gap={3} align="center">
          <Button type="submit" aria-disabled={position.isBusy}>
            {row === null ? 'Save as a draft' : 'Save'}
          </Button>
          <Button variant="secondary" onClick={() => setShown('preview')}>
            Preview
          </Button>
          {row !== null && status?.kind === 'draft' && (
            <>
              <Button
                variant="secondary"
                aria-disabled={position.isBusy}
                onClick={() => void save('publish')}
              >
                Publish …
              </Button>
              <Button variant="quiet" onClick={() => setShown('remove')}>
                Remove the draft …
              </Button>
            </>
          )}
          {position.isDirty && (
            <Button variant="quiet" onClick={position.discard}>
              Discard unsaved changes
            </Button>
          )}
          {row !== null && status !== null && status.kind !== 'draft' && (
            <OpenOrClose
              row={row}
              title={title}
              isClosed={status.kind === 'closed'}
              onChange={position.refresh}
            />
          )}
        </Row>
        <p role="status">{position.announcement}</p>
      </form>
      {row !== null && row.published_on !== null && <BuildArea rows={[row]} />}
      {shown === 'preview' && (
        <PreviewDialog
          id={row?.job_id ?? (position.address || 'new-position')}
          form={form}
          postedOn={row?.published_on ?? new Date(nowMs).toISOString().slice(0, 10)}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'publish' && row !== null && (
        <PublishDialog
          title={title}
          isPublished={row.published_on !== null}
          countries={offeredIn(form)}
          gaps={gaps}
          isBusy={position.isBusy}
          problem={position.failure === null ? null : failureText(position.failure)}
          onMend={goTo}
          onClose={() => setShown(null)}
          onPublish={() => void position.publish().then((isDone) => isDone && setShown(null))}
        />
      )}
      {shown === 'remove' && (
        <ConfirmDialog
          title={`Remove the draft “${title}”?`}
          keep="Keep it"
          confirm="Remove the draft"
          ask={position.remove}
          onClose={() => setShown(null)}
          onDone={position.leave}
        >
          Its texts are deleted, and you cannot undo this. No visitor has seen it.
        </ConfirmDialog>
      )}
    </div>
  );
}

const offeredIn = (form: PositionForm): readonly OfferCountry[] =>
  offerCountries.filter((country) => form[`${country}.offered`] !== '');

/** Leads to the field that a link names. */
function useStartField(goTo: (name: FieldName) => void): void {
  const [query] = useSearchParams();
  const wanted = fieldNames.find((name) => name === query.get('to'));
  const [start] = useState(() => () => wanted !== undefined && goTo(wanted));
  useEffect(() => void start(), [start]);
}

type SummaryProps = {
  position: EditedPosition;
  onGoTo: (name: FieldName) => void;
  ref: Ref<HTMLDivElement>;
};

/** Why it was not saved, with ways to what has to be mended. */
function Summary({ position, onGoTo, ref }: SummaryProps) {
  const { problems, saveError, conflict, failure } = position;
  const wrong = fieldNames.filter((name) => problems[name] !== undefined);
  const waysTo = (names: readonly FieldName[], textOf: (name: FieldName) => string) => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button variant="quiet" onClick={() => onGoTo(name)}>
            {textOf(name)}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label="Result of saving">
      <Problem failure={failure} />
      <div role="alert">
        {saveError?.kind === 'fields' && wrong.length > 0 && (
          <div className={styles.RemoteValue}>
            <h2>{`Not saved: ${wrong.length === 1 ? 'one field needs' : `${wrong.length} fields need`} fixing`}</h2>
            {waysTo(wrong, (name) => `${fieldTitle(name)}: ${problems[name]}`)}
          </div>
        )}
        {saveError?.kind === 'address' && <p>Not saved: its address on the site needs fixing.</p>}
        {saveError?.kind === 'gone' && (
          <div className={styles.RemoteValue}>
            <p>Not saved: somebody has removed this draft. What you wrote is still here.</p>
            <Button variant="secondary" onClick={position.saveAsNew}>
              Keep it as a new draft
            </Button>
          </div>
        )}
        {conflict !== null && conflict.fields.length > 0 && (
          <div className={styles.RemoteValue}>
            <p>
              {`Not saved: ${conflict.who} changed the same on ${conflict.when}, while this page was open. Theirs stands until you save again; yours is still in the form. Each field shows both.`}
            </p>
            {waysTo(conflict.fields, fieldTitle)}
          </div>
        )}
      </div>
    </div>
  );
}

/** Category, type, and the address of a new one. */
function BasicFields({ position }: { position: EditedPosition }) {
  const { row, saveError } = position;
  return (
    <section className={styles.Section} aria-labelledby="basics">
      <h2 id="basics">What it is</h2>
      <div className={styles.Pair}>
        <ChoiceField position={position} name="category" choices={categoryChoices} />
        <ChoiceField position={position} name="employment_type" choices={typeChoices} />
      </div>
      {row === null ? (
        <TextInput
          id="position-address"
          label="Address on the site"
          hint={`${paths.job('')}… It is made from the title, and cannot change once it is saved.`}
          error={saveError?.kind === 'address' ? saveError.text : null}
          value={position.address}
          onChange={position.setAddress}
        />
      ) : (
        <p>{`Address on the site: ${paths.job(row.job_id)}`}</p>
      )}
    </section>
  );
}
