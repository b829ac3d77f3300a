import { ActionIcon, Menu, Title } from '@mantine/core';
import { draftOrderName } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { useState } from 'react';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { StoredDraft } from './draft-values.ts';
import styles from './drafts.module.css';
import { DraftStateTone } from './state-tone.tsx';

/** The number of a draft order, its state, and what can be done with all of it. */
export function DraftHeading({ draft, onDeleted }: { draft: StoredDraft; onDeleted?: () => void }) {
  const times = useShowTime();
  const [isAsking, setAsking] = useState(false);
  if (draft.id === null) {
    return (
      <Title order={1} className={screen['title'] ?? ''}>
        {text.newTitle}
      </Title>
    );
  }
  return (
    <div>
      <div className={styles['titleLine']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.heading(draftOrderName(draft.number))}
        </Title>
        <DraftStateTone draft={draft} />
        {onDeleted !== undefined && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
                <MoreIcon size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item color="red" onClick={() => setAsking(true)}>
                {text.delete.open}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <div className={`${screen['quiet']} ${screen['small']}`}>
        {text.createdBy(draft.createdBy, times.moment(draft.createdOn))}
      </div>
      {isAsking && onDeleted !== undefined && (
        <DeleteDialog draft={draft} onClose={() => setAsking(false)} onDone={onDeleted} />
      )}
    </div>
  );
}
