import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { mayDo } from '@vitrine/domain/letter/letter-states.ts';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import { keepLetter, letterQuery, readLettersAgain } from './letter-queries.ts';

const failed = (error: unknown) => notifications.show({ color: 'red', message: sentenceOf(error) });

/** What else can be done with a letter. */
export function MoreActions({ letter }: { readonly letter: Letter }) {
  const navigate = useNavigate();
  const params = { id: letter.id };
  const duplicate = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/duplicate', { params }),
    onSuccess: (copy) => {
      keepLetter(copy);
      notifications.show({ message: text.duplicated });
      void navigate(`/letters/${copy.id}`);
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/letters/:id/delete', { params }),
    onSuccess: () => {
      notifications.show({ message: text.deleted });
      void queryClient.invalidateQueries({ queryKey: letterQuery(letter.id).queryKey });
      readLettersAgain();
      void navigate('/letters');
    },
    onError: failed,
  });
  const publish = useMutation({
    mutationFn: (isPublic: boolean) =>
      client.call('PUT', '/api/admin/letters/:id/public', { params, body: { isPublic } }),
    onSuccess: (changed) => {
      keepLetter(changed);
      notifications.show({ message: changed.isPublic ? text.published : text.unpublished });
    },
    onError: failed,
  });
  const may = (action: Parameters<typeof mayDo>[0]): boolean =>
    mayDo(action, { status: letter.status, isDeleted: false });
  // Nobody was written to: it is not on the site, whatever its owner wanted.
  const isUnwritten = letter.progress === null || letter.progress.written === 0;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actions}>
          <MoreIcon size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => duplicate.mutate()}>{text.duplicate}</Menu.Item>
        {may('publish') && !isUnwritten && (
          <Menu.Item onClick={() => publish.mutate(!letter.isPublic)}>
            {letter.isPublic ? text.unpublish : text.publish}
          </Menu.Item>
        )}
        {may('delete') && <Menu.Item onClick={() => remove.mutate()}>{text.delete}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
