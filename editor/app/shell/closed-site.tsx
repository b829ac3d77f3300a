import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { client, queryClient } from '../client.ts';
import { useMe } from '../session.ts';
import { notifications } from '@mantine/notifications';
import { sentenceOf } from '../client.ts';

/** Whether an address of the editor works while the site is archived: the account, and whole sites. */
export const worksWhileClosed = (pathname: string): boolean => /^\/(?:sites|account)(?:\/|$)/.test(pathname);

/** In place of the screens of a site that is archived. */
export function ClosedSite() {
  const { website } = useMe();
  const bringBack = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/sites/:id/archived', {
        params: { id: website.id },
        body: { archived: false },
      }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div className={screen['screen']}>
      <div className={screen['sheet']}>
        <EmptyState
          order={1}
          title={text.shell.closed.title}
          picture={<PageIcon size={44} />}
          action={
            <Group justify="center" gap="sm">
              <BusyButton loading={bringBack.isPending} onClick={() => bringBack.mutate()}>
                {text.shell.closed.bringBack}
              </BusyButton>
              <Button component={Link} to="/sites" variant="default">
                {text.shell.allSites}
              </Button>
            </Group>
          }
        >
          {text.shell.closed.lead}
        </EmptyState>
      </div>
    </div>
  );
}
