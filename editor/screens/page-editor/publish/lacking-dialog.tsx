import { Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { focusCanvas } from '../canvas/text-place.ts';
import type { Lacking } from './lacking.ts';
import styles from './lacking-dialog.module.css';

/** What keeps a page from being published, with a way to each. Nothing is shown where nothing is lacking. */
export function LackingDialog({
  lacking,
  onClose,
  onGoTo,
}: {
  readonly lacking: readonly Lacking[];
  readonly onClose: () => void;
  /** Something is about to be selected on the canvas. */
  readonly onGoTo?: (() => void) | undefined;
}) {
  const { pageId } = useParams();
  return (
    <Dialog opened={lacking.length > 0} onClose={onClose} title={words.incompleteTitle}>
      <Text size="sm">{words.incompleteText}</Text>
      <ul className={styles['missing']}>
        {lacking.map((entry) => (
          <li key={entry.id}>
            {entry.select === null ? (
              <Link className={styles['lacking'] ?? ''} to={`/pages?settings=${pageId}`}>
                <Entry {...entry} />
              </Link>
            ) : (
              <button
                type="button"
                className={styles['lacking']}
                onClick={() => {
                  onClose();
                  onGoTo?.();
                  entry.select?.();
                  // After the dialog has given its focus back.
                  setTimeout(focusCanvas, 50);
                }}
              >
                <Entry {...entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ name, words: lacks }: Lacking) {
  return (
    <>
      <span>
        <span className={styles['block']}>{name}</span>
        <span className={styles['lacks']}>{words.lacks(lacks)}</span>
      </span>
      <ChevronRightIcon size={16} />
    </>
  );
}
