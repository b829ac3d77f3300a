import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../../app/client.ts';
import { themes as text } from '../../../text/en-themes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import { showUndo } from '../../../ui/show-undo.tsx';
import { ProblemReport } from './problem-report.tsx';
import styles from './themes-screen.module.css';

export interface ThemeChanges {
  readonly onChanged: (theme: ThemeView) => void;
  readonly onRemoved: (theme: ThemeView) => void;
}

/** What can be done with a theme besides using it. */
export function ThemeActions(props: { theme: ThemeView } & ThemeChanges) {
  const { theme, onChanged } = props;
  const [asked, setAsked] = useState<'problems' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const restore = async (said: string): Promise<void> => {
    try {
      onChanged(
        await client.call('POST', '/api/admin/themes/:name/restore', { params: { name: theme.name } }),
      );
      showUndo({ message: said, label: text.undo, undo: () => restore(text.restoredAgain(theme.title)) });
    } catch (error) {
      notifications.show({ message: sentenceOf(error), color: 'red' });
    }
  };
  return (
    <>
      <Button
        component={Link}
        to={`/design?theme=${encodeURIComponent(theme.name)}`}
        variant="default"
        size="sm"
        aria-label={text.tryOnName(theme.title)}
      >
        {text.tryOn}
      </Button>
      {(theme.problems.length > 0 || theme.upload !== null) && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              className={styles['more'] ?? ''}
              variant="subtle"
              color="gray"
              size={36}
              aria-label={text.more(theme.title)}
            >
              <MoreIcon size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {theme.problems.length > 0 && (
              <Menu.Item onClick={() => setAsked('problems')}>{text.problems}</Menu.Item>
            )}
            {theme.upload !== null && (
              <>
                <Menu.Item
                  component="a"
                  href={`/api/admin/themes/${encodeURIComponent(theme.name)}/zip`}
                  download={`${theme.name}.zip`}
                >
                  {text.download}
                </Menu.Item>
                {theme.upload.hasPrevious && (
                  <Menu.Item onClick={() => void restore(text.restored(theme.title))}>
                    {text.restore}
                  </Menu.Item>
                )}
                <Menu.Divider />
                <Menu.Item color="red" disabled={theme.isCurrent} onClick={() => setAsked('remove')}>
                  {theme.isCurrent ? text.removeInUse : text.remove}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {asked === 'problems' && (
        <Dialog opened onClose={close} title={text.problemsTitle(theme.title)} size="lg">
          <p className={styles['resultHint']}>{text.problemsHint}</p>
          <ProblemReport problems={theme.problems} />
        </Dialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle(theme.title)}
          sentences={text.removeSentences}
          cancel={text.cancel}
          submit={text.removeConfirm}
          isFinal
          act={() => client.call('DELETE', '/api/admin/themes/:name', { params: { name: theme.name } })}
          onClose={close}
          onDone={() => {
            close();
            props.onRemoved(theme);
          }}
        />
      )}
    </>
  );
}
