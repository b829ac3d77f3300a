import { Checkbox, Stack } from '@mantine/core';
import type { AccountView } from '@vitrine/contracts/account.ts';
import { ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useMe } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { Card } from './card.tsx';
import { noticeChange } from './notice-change.ts';

/** What the owner is mailed about at this site; saved with each press. */
export function NoticesCard({ account }: { account: AccountView }) {
  const { website } = useMe();
  const save = useMutation(noticeChange);
  return (
    <Card name="notices" title={text.account.notices} lead={text.account.noticesHint(website.title)}>
      <Stack gap="sm" mt="sm">
        {ownerNotices.map((notice) => (
          <Checkbox
            key={notice}
            label={text.account.noticeNames[notice]}
            checked={account.notices.includes(notice)}
            onChange={(event) => save.mutate({ notice, isWanted: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Card>
  );
}
