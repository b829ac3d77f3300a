import { ActionIcon } from '@mantine/core';
import { text } from '../text/en.ts';
import { DownIcon, UpIcon } from './icons.tsx';
import { idleWhen } from './idle-when.ts';

/** Two buttons that move an entry of a list. They keep the focus at the ends of the list, where they do nothing. */
export function MoveButtons(props: {
  /** What is moved. */
  name: string;
  index: number;
  count: number;
  move: (by: -1 | 1) => void;
}) {
  const { name, index, count, move } = props;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text.form.moveUp(name)}
        {...idleWhen(index === 0)}
        onClick={() => move(-1)}
      >
        <UpIcon size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text.form.moveDown(name)}
        {...idleWhen(index === count - 1)}
        onClick={() => move(1)}
      >
        <DownIcon size={16} />
      </ActionIcon>
    </>
  );
}
