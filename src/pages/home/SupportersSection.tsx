import { SupporterMark } from '~/components/SupporterMark/SupporterMark.tsx';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './SupportersSection.module.css';

const groups = () => [
  { title: messages.supporters.funding, members: brand.supporters.funding },
  { title: messages.supporters.acknowledged, members: brand.supporters.acknowledged },
];

/** Who funds and who acknowledges the product. */
export function SupportersSection() {
  return (
    <Stack as="section" gap={6} className={styles.Supporters}>
      {groups().map(({ title, members }) => (
        <div key={title} className={styles.Group}>
          <h2>{title}</h2>
          <ul role="list">
            {members.map((member) => (
              <li key={member.id}>
                <SupporterMark {...member} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
