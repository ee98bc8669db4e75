import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { documentLanguages } from '~/domain/language.ts';
import type { SettingsOverview } from '~/api/answers/members.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { changeSettings, type Settings } from '~/staff/api/settings.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Form } from '../components/Form.tsx';
import { FormCheckbox, FormSelect, FormText } from '../components/FormFields.tsx';
import { useTask } from '../session/use-task.ts';
import { failureText } from '../texts/texts.ts';
import { LastChange } from './LastChange.tsx';
import { hourText, maxMinutes, minuteSettings, type SettingName } from './setting-texts.ts';
import layout from '../components/Layout.module.css';
import styles from './Settings.module.css';

const minutes = z.pipe(
  z.string().check(
    z.refine((typed) => /^\d{1,4}$/.test(typed) && Number(typed) <= maxMinutes, {
      error: `Use a whole number from 0 to ${maxMinutes}.`,
    }),
  ),
  z.transform(Number),
);
const settingsSchema = z.object({
  second_factor: z.boolean(),
  shown_after_minutes: minutes,
  letter_delay_minutes: minutes,
  digest_hour: z.pipe(z.string(), z.transform(Number)),
});
const settingNames = z.keyof(settingsSchema).options;

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: hourText(hour) }));

type SettingsFormProps = {
  /** What the page shows: where another value holds by now, that one stays. */
  overview: SettingsOverview;
  onChanged: () => void;
};

/**
 * The settings for all. What was changed is sent, from the value that the page showed. After a conflict the page shows what holds
 * by now in every field that was left alone, and the same press changes the others. Turning the second factor off is asked once more.
 */
export function SettingsForm({ overview, onChanged }: SettingsFormProps) {
  const { settings: shown } = overview;
  const lastChange = (name: SettingName) => <LastChange overview={overview} name={name} />;
  const form = useForm({
    resolver: zodResolver(settingsSchema),
    values: {
      second_factor: shown.second_factor,
      shown_after_minutes: String(shown.shown_after_minutes),
      letter_delay_minutes: String(shown.letter_delay_minutes),
      digest_hour: String(shown.digest_hour),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { control } = form;
  const task = useTask();
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<Settings | null>(null);
  const save = async (content: Settings) => {
    setAsked(null);
    setSaid('');
    const changed = settingNames.filter((name) => content[name] !== shown[name]);
    if (changed.length === 0) return setSaid('There is nothing to save.');
    const answer = await task.run(() => changeSettings(pick(content, changed), pick(shown, changed)));
    if (answer?.kind === 'ok') {
      form.reset(form.getValues());
      setSaid('Saved. It applies from now on.');
    }
    if (answer?.kind === 'ok' || isConflict(answer)) onChanged();
    return undefined;
  };
  const send = (content: Settings) =>
    shown.second_factor && !content.second_factor ? setAsked(content) : save(content);
  return (
    <div className={`${layout.Card} ${styles.Own}`}>
      <Form
        {...{ form, task, said, describe }}
        submit={{ children: 'Save', variant: 'secondary' }}
        onSend={send}
      >
        <div>
          <FormCheckbox control={control} name="second_factor" label="Every member needs a second factor" />
          <p>Members who have one enter its code at every sign-in, whatever you choose here.</p>
          {lastChange('second_factor')}
        </div>
        {minuteSettings.map(({ name, label, hint }) => (
          <FormText
            key={name}
            {...{ control, name, label, hint }}
            lang={documentLanguages.en}
            inputMode="numeric"
            below={lastChange(name)}
          />
        ))}
        <div>
          <FormSelect control={control} name="digest_hour" label="Hour of the daily digest" choices={hours} />
          {lastChange('digest_hour')}
        </div>
      </Form>
      {asked !== null && (
        <ConfirmDialog
          title="Let members in without a second factor?"
          keep="Keep it required"
          confirm="Turn it off"
          onClose={() => setAsked(null)}
          onDone={() => void save(asked)}
        >
          Then a guessed or stolen password is enough to open every application. Members who have a second
          factor still enter its code.
        </ConfirmDialog>
      )}
    </div>
  );
}

function pick(from: Settings, names: readonly SettingName[]): Partial<Settings> {
  const picked: Partial<Settings> = {};
  for (const name of names) Object.assign(picked, { [name]: from[name] });
  return picked;
}

const isConflict = (answer: { kind: string; code?: string } | null) =>
  answer?.kind === 'refused' && answer.code === 'no_row';

/** What failed, where somebody else may have been faster. */
function describe(failure: RequestFailure): string {
  if (!isConflict(failure)) return failureText(failure);
  return 'Not saved: somebody else has changed it in the meantime, or you are no longer an admin. See below who changed what. Save again to change it anyway.';
}
