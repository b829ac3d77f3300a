import { Checkbox, Stack } from '@mantine/core';
import type { AccountView } from '@vitrine/contracts/account.ts';
import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { useAccountChange } from './account-queries.ts';
import { Card } from './card.tsx';

/** What the owner is mailed about at this site; saved with each press. */
export function NoticesCard({ account }: { account: AccountView }) {
  const { website } = useMe();
  const save = useAccountChange(
    (notices: readonly OwnerNotice[]) =>
      client.call('PUT', '/api/admin/account', { body: { notices: [...notices] } }),
    { preview: (before, notices) => ({ ...before, notices }) },
  );
  return (
    <Card title={text.account.notices} lead={text.account.noticesHint(website.title)}>
      <Stack gap="sm" mt="sm">
        {ownerNotices.map((notice) => (
          <Checkbox
            key={notice}
            label={text.account.noticeNames[notice]}
            checked={account.notices.includes(notice)}
            onChange={(event) =>
              save.mutate(
                event.currentTarget.checked
                  ? [...account.notices, notice]
                  : account.notices.filter((one) => one !== notice),
              )
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
