import { Button, Checkbox, Kbd } from '@mantine/core';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { text } from '../../text/en.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './comments-screen.module.css';
import { actionKeys, invitedAction, offeredActions } from './offered-actions.ts';

/** List header: "Select all" and the bulk actions. */
export function ListHead(props: {
  status: CommentStatus;
  all: number;
  chosen: number;
  onChooseAll: (all: boolean) => void;
  onModerate: (action: CommentAction) => void;
}) {
  const { status, all, chosen } = props;
  const showNumber = useShowNumber();
  return (
    <div className={styles['listHead']}>
      <Checkbox
        size="sm"
        label={chosen === 0 ? text.comments.selectAll : text.comments.selected(showNumber, chosen)}
        aria-label={
          chosen === 0
            ? text.comments.selectAll
            : `${text.comments.selectAll}, ${text.comments.selected(showNumber, chosen)}`
        }
        checked={chosen === all}
        indeterminate={chosen > 0 && chosen < all}
        onChange={(event) => props.onChooseAll(event.currentTarget.checked)}
      />
      {chosen > 0 ? (
        <div className={styles['together']}>
          {offeredActions[status].map((action) => (
            <Button
              key={action}
              size="compact-md"
              variant={action === invitedAction[status] ? 'filled' : 'default'}
              className={styles['action'] ?? ''}
              onClick={() => props.onModerate(action)}
            >
              {text.comments.actions[action]}
            </Button>
          ))}
        </div>
      ) : (
        <dl className={styles['keys']}>
          <KeyOf keys={['↑', '↓']} does={text.comments.keysMove} />
          {offeredActions[status].map((action) => (
            <KeyOf
              key={action}
              keys={[actionKeys[action].toUpperCase()]}
              does={text.comments.actions[action].toLowerCase()}
            />
          ))}
          <KeyOf keys={['X']} does={text.comments.keysSelect} />
          <KeyOf keys={['Z']} does={text.comments.keysUndo} />
        </dl>
      )}
    </div>
  );
}

function KeyOf(props: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {props.keys.map((key) => (
          <Kbd key={key} size="xs">
            {key}
          </Kbd>
        ))}
      </dt>
      <dd>{props.does}</dd>
    </div>
  );
}
