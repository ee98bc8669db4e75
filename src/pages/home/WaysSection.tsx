import type { ReactNode } from 'react';
import { PhoneLink } from '~/components/PhoneNumber/PhoneLink.tsx';
import { words } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { ChatIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './WaysSection.module.css';

/** Easy ways to get answers: a chat block and a call block (specification, section 2). */
export function WaysSection() {
  const { HandoffLink } = usePlatform();
  return (
    <section className={styles.Ways}>
      <h2>{words.easyWays.title}</h2>
      <p className={styles.Lead}>{words.easyWays.lead}</p>
      <div className={styles.Blocks}>
        <Way
          icon={<ChatIcon size={36} />}
          title={words.easyWays.chat.title}
          text={words.easyWays.chat.text}
          tone="chat"
        >
          <HandoffLink to="chat" variant="primary" size="main">
            {words.shellWords.chat}
          </HandoffLink>
        </Way>
        <Way
          icon={<PhoneIcon size={36} />}
          title={words.easyWays.call.title}
          text={words.easyWays.call.text}
          tone="call"
        >
          <PhoneLink prefix={words.easyWays.call.button} variant="primary" size="main" actions />
          <p className={styles.Hint}>{words.easyWays.call.hint}</p>
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
