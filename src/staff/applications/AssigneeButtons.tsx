import type { Member } from '~/api/answers/members.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { useMember } from '../session/member.ts';
import { assigneeChoices } from './filter-names.ts';
import styles from './Application.module.css';

type AssigneeProps = {
  members: readonly Member[];
  /** To whom it is assigned: null to nobody, undefined where there are several. */
  current: string | null | undefined;
  isBusy: boolean;
  /** Whether the key `a` assigns to the member. */
  hasKey?: boolean;
  onAssign: (assignee: string | null) => void;
};

/** Whom to assign to: one press does it. The others are behind one more, where there may be many of them. */
export function AssigneeButtons({ members, current, isBusy, hasKey = false, onAssign }: AssigneeProps) {
  const { member } = useMember();
  const shortcut = useShortcut();
  const others = assigneeChoices(members).filter(({ value }) => value !== member.user_id);
  const toMe = 'Assign to me';
  const choices = [{ value: null, name: 'Nobody' }, ...others];
  return (
    <Stack gap={2} align="start" className={styles.Assignees}>
      <Button
        variant="secondary"
        aria-pressed={current === undefined ? undefined : current === member.user_id}
        aria-disabled={isBusy}
        onClick={() => current !== member.user_id && onAssign(member.user_id)}
        {...(hasKey && shortcut('a'))}
      >
        {hasKey ? <Key of="a">{toMe}</Key> : toMe}
      </Button>
      <details>
        <summary>Somebody else, or nobody</summary>
        <Row gap={2} className={styles.Choices}>
          {choices.map(({ value, name }) => (
            <Button
              key={value}
              variant={value === current ? 'primary' : 'secondary'}
              aria-pressed={current === undefined ? undefined : value === current}
              aria-disabled={isBusy}
              onClick={() => value !== current && onAssign(value)}
            >
              {name}
            </Button>
          ))}
        </Row>
      </details>
    </Stack>
  );
}
