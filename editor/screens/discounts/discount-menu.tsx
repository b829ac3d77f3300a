import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { DiscountDetail } from '@vitrine/contracts/discounts.ts';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BinIcon, MoreIcon } from '../../ui/icons.tsx';

/** What is seldom done with a discount: deleting it. */
export function DiscountMenu(props: { discount: DiscountDetail; onDeleted: () => void }) {
  const { id, name, enabled } = props.discount;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu position="bottom-start" portalProps={{ target: '#menus' }}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<BinIcon size={16} />} onClick={() => setAsking(true)}>
            {text.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={text.deleteTitle(name)}
          sentences={[text.deleteWhat, ...(enabled ? [text.deleteInstead] : [])]}
          cancel={text.keep}
          submit={text.deleteSubmit}
          isFinal
          onClose={() => setAsking(false)}
          act={() => client.call('DELETE', '/api/admin/discounts/:id', { params: { id } })}
          onDone={() => {
            notifications.show({ message: text.deleted(name) });
            props.onDeleted();
          }}
        />
      )}
    </>
  );
}
