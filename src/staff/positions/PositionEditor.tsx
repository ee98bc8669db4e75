import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { offerCountries } from '~/domain/jobs/offer.ts';
import { type Language, languages } from '~/domain/language.ts';
import { oneLine } from '~/domain/safe-text.ts';
import type { PositionRow } from '~/staff/api/positions.ts';
import { siteUrl } from '~/staff/api/site-build.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { AskButton } from '../components/AskButton.tsx';
import { Problem } from '../components/Problem.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { failureText } from '../texts/texts.ts';
import { ChoiceField } from './PositionField.tsx';
import { categoryChoices, fieldId, fieldTitle, typeChoices } from './field-names.ts';
import { OfferFields } from './OfferFields.tsx';
import { BackToPositions } from './BackToPositions.tsx';
import { BuildArea } from './BuildArea.tsx';
import { addressOf, type BuiltIn, type FieldName, fieldNames, type PositionForm } from './position-form.ts';
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
export function PositionEditor(props: EditorProps) {
  const { row: loaded, draftKey = loaded?.job_id ?? 'new' } = props;
  const position = usePosition({ ...props, draftKey });
  const { row, values, gaps, form } = position;
  const [language, setLanguage] = useState<Language>('en');
  const [shown, setShown] = useState<Shown>(null);
  const focus = useFocusNext();
  const title = oneLine(values['en-title']) || 'New position';

  /** Leads to a field, also in a tab that is not open. */
  const goTo = (name: FieldName) => {
    const inTab = languages.find((each) => name.startsWith(`${each}-`));
    if (inTab !== undefined) setLanguage(inTab);
    setShown(null);
    focus(fieldId(name));
  };
  useStartField(goTo);

  const save = async (then: Shown = null) => {
    if (row !== null && row.published_on !== null && gaps.length > 0) return setShown('publish');
    const isSaved = (!form.formState.isDirty && row !== null) || (await position.save());
    if (isSaved) setShown(then);
    else focus(summaryId);
    return undefined;
  };

  return (
    <Stack gap={6}>
      <BackToPositions />
      <PageTitle title={row === null ? 'New position' : title} />
      {row !== null && <Standing row={row} nameOf={position.nameOf} />}
      {position.wasRestored && form.formState.isDirty && (
        <p role="status">What you were writing is still here, and not saved yet.</p>
      )}
      <Stack
        as="form"
        gap={6}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Summary position={position} onGoTo={goTo} />
        <BasicFields position={position} />
        <TextFields position={position} language={language} onSelect={setLanguage} />
        <OfferFields position={position} />
        <Actions position={position} title={title} onPublish={() => void save('publish')} onShow={setShown} />
        <p role="status">{position.outcome.said}</p>
      </Stack>
      {row !== null && row.published_on !== null && <BuildArea rows={[row]} />}
      <Dialogs position={position} shown={shown} title={title} onGoTo={goTo} onClose={() => setShown(null)} />
    </Stack>
  );
}

/** The dialog that is open. */
type Shown = 'preview' | 'publish' | null;

const summaryId = 'position-result';

type StandingProps = { row: PositionRow; nameOf: EditedPosition['nameOf'] };

/** Whether it is open, and who changed it last. */
function Standing({ row, nameOf }: StandingProps) {
  const [nowMs] = useState(() => Date.now());
  const status = positionStatus(row, nowMs);
  return (
    <div>
      <p className={styles.Status} data-open={status.kind === 'open' ? '' : undefined}>
        {status.text}
      </p>
      <p>
        <span>
          {`Last changed ${row.updated_by === null ? '' : `by ${nameOf(row.updated_by)} `}on ${formatDateTime(row.updated_at)}.`}
        </span>{' '}
        {status.kind !== 'draft' && (
          <a href={siteUrl + paths.job(row.job_id)} target="_blank" rel="noopener">
            See it on the site (opens in a new tab)
          </a>
        )}
      </p>
    </div>
  );
}

type ActionsProps = {
  position: EditedPosition;
  title: string;
  onPublish: () => void;
  onShow: (dialog: Shown) => void;
};

function Actions({ position, title, onPublish, onShow }: ActionsProps) {
  const { row, form, task } = position;
  const [nowMs] = useState(() => Date.now());
  const status = row === null ? null : positionStatus(row, nowMs).kind;
  return (
    <Row gap={3} align="center">
      <Button type="submit" aria-disabled={task.isBusy}>
        {row === null ? 'Save as a draft' : 'Save'}
      </Button>
      <Button variant="secondary" onClick={() => onShow('preview')}>
        Preview
      </Button>
      {status === 'draft' && (
        <>
          <Button variant="secondary" aria-disabled={task.isBusy} onClick={onPublish}>
            Publish …
          </Button>
          <AskButton
            button="Remove the draft …"
            variant="quiet"
            title={`Remove the draft “${title}”?`}
            keep="Keep it"
            confirm="Remove the draft"
            ask={position.remove}
            onDone={position.leave}
          >
            Its texts are deleted, and you cannot undo this. No visitor has seen it.
          </AskButton>
        </>
      )}
      {form.formState.isDirty && (
        <Button variant="quiet" onClick={position.discard}>
          Discard unsaved changes
        </Button>
      )}
      {row !== null && status !== 'draft' && (
        <OpenOrClose row={row} title={title} isClosed={status === 'closed'} onChange={position.refresh} />
      )}
    </Row>
  );
}

type DialogsProps = {
  position: EditedPosition;
  shown: Shown;
  title: string;
  onGoTo: (name: FieldName) => void;
  onClose: () => void;
};

function Dialogs({ position, shown, title, onGoTo, onClose }: DialogsProps) {
  const { row, values, gaps, task } = position;
  const [openedOn] = useState(() => new Date().toISOString().slice(0, 10));
  if (shown === 'preview')
    return (
      <PreviewDialog
        id={row?.job_id ?? (addressOf(values) || 'new-position')}
        form={values}
        postedOn={row?.published_on ?? openedOn}
        onClose={onClose}
      />
    );
  return (
    shown === 'publish' &&
    row !== null && (
      <PublishDialog
        title={title}
        isPublished={row.published_on !== null}
        countries={offerCountries.filter((country) => values[`${country}-offered`] !== '')}
        gaps={gaps}
        isBusy={task.isBusy}
        problem={task.failure === null ? null : failureText(task.failure)}
        onMend={onGoTo}
        onClose={onClose}
        onPublish={() => void position.publish().then((isDone) => isDone && onClose())}
      />
    )
  );
}

/** Leads to the field that a link names. */
function useStartField(goTo: (name: FieldName) => void): void {
  const [query] = useSearchParams();
  const wanted = fieldNames.find((name) => name === query.get('to'));
  const [start] = useState(() => () => wanted !== undefined && goTo(wanted));
  useEffect(() => void start(), [start]);
}

type SummaryProps = { position: EditedPosition; onGoTo: (name: FieldName) => void };

/** Why it was not saved, with ways to what has to be mended. */
function Summary({ position, onGoTo }: SummaryProps) {
  const { form, outcome, task } = position;
  const { errors } = form.formState;
  const wrong = fieldNames.filter((name) => errors[name] !== undefined);
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
    <div id={summaryId} tabIndex={-1} role="group" aria-label="Result of saving">
      <Problem failure={task.failure} />
      <div role="alert">
        {wrong.length > 0 && (
          <div className={styles.RemoteValue}>
            <h2>{`Not saved: ${wrong.length === 1 ? 'one field needs' : `${wrong.length} fields need`} fixing`}</h2>
            {waysTo(wrong, (name) => `${fieldTitle(name)}: ${errors[name]?.message}`)}
          </div>
        )}
        {outcome.isGone && (
          <div className={styles.RemoteValue}>
            <p>Not saved: somebody has removed this draft. What you wrote is still here.</p>
            <Button variant="secondary" onClick={position.saveAsNew}>
              Keep it as a new draft
            </Button>
          </div>
        )}
        {outcome.conflict !== undefined && outcome.conflict.fields.length > 0 && (
          <div className={styles.RemoteValue}>
            <p>
              {`Not saved: ${outcome.conflict.who} changed the same fields on ${outcome.conflict.when}, while this page was open. Their version stands until you save again; yours is still in the form. Each field shows both.`}
            </p>
            {waysTo(outcome.conflict.fields, fieldTitle)}
          </div>
        )}
      </div>
    </div>
  );
}

/** Category, type, and the address of a new one. */
function BasicFields({ position }: { position: EditedPosition }) {
  const { row, form, values } = position;
  return (
    <Stack as="section" gap={4} className={styles.Section} aria-labelledby="basics">
      <h2 id="basics">What it is</h2>
      <div className={styles.Pair}>
        <ChoiceField position={position} name="category" choices={categoryChoices} />
        <ChoiceField position={position} name="employment_type" choices={typeChoices} />
      </div>
      {row === null ? (
        <TextInput
          id={fieldId('address')}
          label={fieldTitle('address')}
          hint={`${paths.job('')}… It is made from the title, and cannot change once it is saved.`}
          error={form.formState.errors.address?.message ?? null}
          value={addressOf(values)}
          onChange={(typed) => form.setValue('address', typed, { shouldDirty: true })}
        />
      ) : (
        <p>{`Address on the site: ${paths.job(row.job_id)}`}</p>
      )}
    </Stack>
  );
}
