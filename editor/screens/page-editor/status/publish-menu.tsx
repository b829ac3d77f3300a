import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { useEditor } from '../use-editor.ts';
import { chooseStatus, type StatusDialogName } from './status-choices.ts';
import { StatusDialogs } from './status-dialogs.tsx';
import { StatusItems } from './status-items.tsx';
import styles from './status.module.css';
import type { PageStatus } from './use-page-status.ts';

/** What can be done with the page instead of publishing it now, as its status allows. */
export function PublishMenu({ page }: { readonly page: PageStatus }) {
  const isLocked = useEditor((state) => state.isLocked);
  const [dialog, setDialog] = useState<StatusDialogName | null>(null);
  const { state } = page;
  if (state === null) return null;
  const target = { ...state, change: page.change, schedule: page.schedule, unschedule: page.unschedule };
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button size="sm" className={styles['more'] ?? ''} aria-label={words.menu} disabled={isLocked}>
            <ChevronDownIcon size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <StatusItems {...state} onChoose={(choice) => setDialog(chooseStatus(target, choice))} />
        </Menu.Dropdown>
      </Menu>
      <StatusDialogs target={target} dialog={dialog} close={() => setDialog(null)} />
    </>
  );
}
