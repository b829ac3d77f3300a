import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useNavigate } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { forms as text } from '../../text/en-forms.ts';
import { BinIcon, CopyIcon, InboxIcon, MoreIcon } from '../../ui/icons.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { deleteForm, keepForm, restoreForm } from './form-queries.ts';

const refuse = (error: unknown): void =>
  void notifications.show({ color: 'red', message: sentenceOf(error) });

/** What can be done with a form besides changing it. */
export function FormMenu(props: {
  readonly form: { readonly id: string; readonly name: string };
  /** After it was moved to the bin: its row or page is gone, and with it this menu. */
  readonly onDeleted: () => void;
}) {
  const { id, name } = props.form;
  const navigate = useNavigate();
  const duplicate = async (): Promise<void> => {
    try {
      const copy = await client.call('POST', '/api/admin/forms/:id/duplicate', { params: { id } });
      keepForm(copy);
      notifications.show({ message: text.duplicated(copy.name) });
      await navigate(`/forms/${copy.id}`);
    } catch (error) {
      refuse(error);
    }
  };
  const undo = async (): Promise<void> => {
    try {
      await restoreForm(id);
      notifications.show({ message: text.restored(name) });
    } catch (error) {
      refuse(error);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await deleteForm(id);
    } catch (error) {
      refuse(error);
      return;
    }
    props.onDeleted();
    showUndo({ message: text.deleted(name), label: text.undo, undo });
  };
  return (
    <Menu position="bottom-end" portalProps={{ target: '#menus' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions(name)}>
          <MoreIcon size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/form-submissions?form=${id}`} leftSection={<InboxIcon size={16} />}>
          {text.openSubmissions}
        </Menu.Item>
        <Menu.Item leftSection={<CopyIcon size={16} />} onClick={() => void duplicate()}>
          {text.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<BinIcon size={16} />} onClick={() => void remove()}>
          {text.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
