import type { ReactNode } from 'react';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { anchors } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { ChatIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './WaysSection.module.css';

/** Easy ways to get answers: a chat block and a call block (specification, section 2). */
export function WaysSection() {
  const { HandoffLink } = usePlatform();
  return (
    <section id={anchors.ways} tabIndex={-1} aria-labelledby="ways-title">
      <h2 id="ways-title">{messages.easyWays.title}</h2>
      <div className={styles.Blocks}>
        <Way
          icon={<ChatIcon size={36} />}
          title={messages.easyWays.chat.title}
          text={messages.easyWays.chat.text}
          tone="chat"
        >
          <HandoffLink to="chat" variant="primary" size="main">
            {messages.shellMessages.chat}
          </HandoffLink>
        </Way>
        <Way
          icon={<PhoneIcon size={36} />}
          title={messages.easyWays.call.title}
          text={messages.easyWays.call.text}
          tone="call"
        >
          <PhoneLink prefix={messages.easyWays.call.button} variant="primary" size="main" actions />
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
