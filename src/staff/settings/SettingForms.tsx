import { useState, type FormEvent, type ReactNode } from 'react';
import { documentLanguages } from '~/domain/language.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { changeSettings, type Settings } from '~/staff/api/settings.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Problem } from '../components/Problem.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { TextInput } from '../components/TextInput.tsx';
import { useTask } from '../session/use-task.ts';
import { failureText } from '../texts/texts.ts';
import { hourText, maxMinutes, minuteSettings, type SettingName } from './setting-texts.ts';

type ShownSetting<Name extends SettingName> = {
  /** The value that the page shows: where there is another one by now, that one stays. */
  shown: Settings[Name];
  onChanged: () => void;
};

/** Sends a change of a setting. After a conflict the page shows what holds by now, and the same press changes that. */
function useSetting<Name extends SettingName>(name: Name, { shown, onChanged }: ShownSetting<Name>) {
  const { isBusy, failure, run } = useTask();
  const [announcement, setAnnouncement] = useState('');
  const save = async (value: Settings[Name]) => {
    setAnnouncement('');
    const answer = await run(() => changeSettings({ [name]: value }, { [name]: shown }));
    if (answer?.kind === 'ok') setAnnouncement('Saved. It applies from now on.');
    if (answer?.kind === 'ok' || isConflict(answer)) onChanged();
    return answer?.kind === 'ok';
  };
  return { isBusy, failure, announcement, save };
}

const isConflict = (answer: { kind: string; code?: string } | null) =>
  answer?.kind === 'refused' && answer.code === 'no_row';

/** What failed, where somebody else may have been faster. */
function describe(failure: RequestFailure): string {
  if (!isConflict(failure)) return failureText(failure);
  return 'Not saved: somebody else has changed it in the meantime, or you are no longer an admin. See below who changed it. Save again to change it.';
}

type SettingFormProps = {
  setting: Pick<ReturnType<typeof useSetting>, 'isBusy' | 'failure' | 'announcement'>;
  onSave: () => void;
  children: ReactNode;
};

function SettingForm({ setting: { isBusy, failure, announcement }, onSave, children }: SettingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {children}
      <Row gap={3} align="center">
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          Save
        </Button>
        <span role="status">{announcement}</span>
      </Row>
      <Problem failure={failure} describe={describe} />
    </Stack>
  );
}

/** A setting that is a number of minutes. */
export function MinutesForm({
  name,
  ...shown
}: ShownSetting<'shown_after_minutes'> & { name: (typeof minuteSettings)[number]['name'] }) {
  const setting = useSetting(name, shown);
  const [typed, setTyped] = useState<string | null>(null);
  const { label, hint } = minuteSettings.find((one) => one.name === name) ?? minuteSettings[0];
  const text = typed ?? String(shown.shown);
  const isRight = /^\d{1,4}$/.test(text) && Number(text) <= maxMinutes;
  const save = async () => {
    if (!isRight) return document.getElementById(name)?.focus();
    if (await setting.save(Number(text))) setTyped(null);
    return undefined;
  };
  return (
    <SettingForm setting={setting} onSave={() => void save()}>
      <TextInput
        id={name}
        label={label}
        hint={hint}
        lang={documentLanguages.en}
        inputMode="numeric"
        error={isRight ? null : `Use a whole number from 0 to ${maxMinutes}.`}
        value={text}
        onChange={setTyped}
      />
    </SettingForm>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: hourText(hour) }));

/** The hour from which the digests are sent. */
export function HourForm(shown: ShownSetting<'digest_hour'>) {
  const setting = useSetting('digest_hour', shown);
  const [typed, setTyped] = useState<string | null>(null);
  const hour = typed ?? String(shown.shown);
  const save = async () => {
    if (await setting.save(Number(hour))) setTyped(null);
  };
  return (
    <SettingForm setting={setting} onSave={() => void save()}>
      <SelectField
        id="digest_hour"
        label="Hour of the daily digest"
        value={hour}
        choices={hours}
        onChange={setTyped}
      />
    </SettingForm>
  );
}

/** Whether every member needs a second factor. Turning it off is asked once more. */
export function SecondFactorForm(shown: ShownSetting<'second_factor'>) {
  const setting = useSetting('second_factor', shown);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isNeeded = chosen ?? shown.shown;
  const save = async () => {
    setAsking(false);
    if (await setting.save(isNeeded)) setChosen(null);
  };
  return (
    <>
      <SettingForm
        setting={setting}
        onSave={() => (shown.shown && !isNeeded ? setAsking(true) : void save())}
      >
        <div>
          <Checkbox label="Every member needs a second factor" isChecked={isNeeded} onChange={setChosen} />
          <p>Members who have one enter its code at every sign-in, whatever you choose here.</p>
        </div>
      </SettingForm>
      {isAsking && (
        <ConfirmDialog
          title="Let members in without a second factor?"
          keep="Keep it required"
          confirm="Turn it off"
          onClose={() => setAsking(false)}
          onDone={() => void save()}
        >
          Then a guessed or stolen password is enough to open every application. Members who have a second
          factor still enter its code.
        </ConfirmDialog>
      )}
    </>
  );
}
