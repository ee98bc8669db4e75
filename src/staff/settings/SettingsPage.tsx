import type { SettingsOverview } from '~/api/answers/members.ts';
import { retentionYears } from '~/domain/application/rules.ts';
import { readSettings } from '~/staff/api/settings.ts';
import { readMailSender } from '~/staff/api/letters.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Fact } from '../components/Fact.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { NoMailSender } from '../letters/NoMailSender.tsx';
import { LastChange } from './LastChange.tsx';
import { NewsMailForm } from './NewsMailForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { hourText, minuteSettings } from './setting-texts.ts';
import layout from '../components/Layout.module.css';
import styles from './Settings.module.css';

/** What the member gets by mail, and the settings of the project: for admins to change, for others to know. */
export function SettingsPage() {
  const { rights } = useMember();
  const query = useQuery('settings', readSettings);
  const sender = useQuery('mail-sender', readMailSender).value;
  const { value: overview, reload } = query;
  return (
    <>
      <PageTitle title="Settings" />
      <LoadState query={query} loading="Loading …" />
      {overview !== null && (
        <>
          <section aria-labelledby="your-mail" className={`${layout.Card} ${styles.Own}`}>
            <h2 id="your-mail">Email to you</h2>
            {sender !== null && !sender.is_there && (
              <NoMailSender askedAt={sender.asked_at}>
                Your choice is kept, and applies once email works.
              </NoMailSender>
            )}
            <NewsMailForm choice={overview.news_mail} digestHour={overview.settings.digest_hour} />
          </section>
          <Stack as="section" gap={4} aria-labelledby="for-all">
            <h2 id="for-all">For all</h2>
            {rights.mayManage ? (
              <SettingsForm overview={overview} onChanged={reload} />
            ) : (
              <Facts overview={overview} />
            )}
          </Stack>
          <section aria-labelledby="kept" className={`${layout.Card} ${styles.Own}`}>
            <h2 id="kept">How long applications are kept</h2>
            <p>
              {`${retentionYears} years after they were sent or, if later, after the last decision; then they are erased automatically. No setting changes this: applicants were promised it, and some places where the company hires require it by law.`}
            </p>
          </section>
        </>
      )}
    </>
  );
}

/** What holds for who changes no settings. */
function Facts({ overview }: { overview: SettingsOverview }) {
  const { settings } = overview;
  return (
    <dl className={styles.Facts}>
      <Fact name="Second factor">
        <span>
          {settings.second_factor ? 'Every member needs one.' : 'Members choose whether they have one.'}
        </span>
        <LastChange overview={overview} name="second_factor" />
      </Fact>
      {minuteSettings.map(({ name, label }) => (
        <Fact key={name} name={label}>
          <span>{settings[name]}</span>
          <LastChange overview={overview} name={name} />
        </Fact>
      ))}
      <Fact name="Hour of the daily digest">
        <span>{hourText(settings.digest_hour)}</span>
        <LastChange overview={overview} name="digest_hour" />
      </Fact>
    </dl>
  );
}
