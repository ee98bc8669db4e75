import { messages } from '~/i18n/messages.ts';
import { Failed } from './AddResume.tsx';
import { Confirm } from './Confirm.tsx';
import styles from './StatusPage.module.css';
import type { ActState } from './use-application-status.ts';

/** Takes the application back, after one question. */
export function Withdraw({ act, onWithdraw }: { act: ActState; onWithdraw: () => Promise<void> }) {
  const own = messages.statusMessages.withdraw;
  return (
    <section className={styles.Act} aria-labelledby="own-withdraw">
      <h2 id="own-withdraw">{own.heading}</h2>
      <p>{own.text}</p>
      {act === 'withdraw-failed' && <Failed />}
      <Confirm words={own} isWorking={act === 'working'} onConfirm={onWithdraw}>
        <p>{own.explain}</p>
      </Confirm>
    </section>
  );
}
