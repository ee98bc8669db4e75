import type { ReactNode } from 'react';
import { PhoneLink } from '~/blocks/PhoneNumber/PhoneLink.tsx';
import { easyWays } from '~/content/en/home.ts';
import { shellWords } from '~/content/en/shell.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { ChatIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './WaysSection.module.css';

/** Easy ways to get answers: a chat block and a call block (specification, section 2). */
export function WaysSection() {
  const { HandoffLink } = usePlatform();
  return (
    <section className={styles.Ways}>
      <h2>{easyWays.title}</h2>
      <p className={styles.Lead}>{easyWays.lead}</p>
      <div className={styles.Blocks}>
        <Way icon={<ChatIcon size={36} />} title={easyWays.chat.title} text={easyWays.chat.text} tone="chat">
          <HandoffLink to="chat" variant="primary" size="main">
            {shellWords.chat}
          </HandoffLink>
        </Way>
        <Way icon={<PhoneIcon size={36} />} title={easyWays.call.title} text={easyWays.call.text} tone="call">
          <PhoneLink prefix={easyWays.call.button} variant="primary" size="main" actions />
          <p className={styles.Hint}>{easyWays.call.hint}</p>
        </Way>
      </div>
    </section>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; tone: 'chat' | 'call'; children: ReactNode };

function Way({ icon, title, text, tone, children }: WayProps) {
  return (
    <div className={styles.Way} data-tone={tone}>
      <span className={styles.Icon}>{icon}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.Action}>{children}</div>
    </div>
  );
}
