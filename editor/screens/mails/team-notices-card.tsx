import { Checkbox, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TeamNotices } from '@vitrine/contracts/team-notices.ts';
import { ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { useId } from 'react';
import { text as shared } from '../../text/en.ts';
import { mails } from '../../text/en-mails.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import screen from '../../ui/screen.module.css';
import styles from './mails.module.css';
import { teamNoticeChange, teamNoticesQuery } from './team-notice-change.ts';

const text = mails.team;

/** Who of the team is mailed about what; saved with each press. */
export function TeamNoticesCard() {
  const id = useId();
  const team = useQuery(teamNoticesQuery);
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} aria-labelledby={id}>
      <Title order={2} className={screen['cardTitle'] ?? ''} id={id} mb={4}>
        {text.title}
      </Title>
      <Text size="sm" c="dimmed">
        {text.lead}
      </Text>
      {team.isPending ? (
        <ListWaiting rows={2} />
      ) : team.isError ? (
        <CallFailed error={team.error} again={() => void team.refetch()} />
      ) : (
        team.data.team.map((person) => <Person key={person.accountId} person={person} />)
      )}
    </section>
  );
}

function Person({ person }: { person: TeamNotices['team'][number] }) {
  const save = useMutation(teamNoticeChange);
  const { accountId, name, email, isSelf, notices } = person;
  return (
    <fieldset className={styles['person']}>
      <legend>
        {name}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {isSelf ? `${text.self} · ${email}` : email}
        </Text>
      </legend>
      <div className={styles['wishes']}>
        {ownerNotices.map((notice) => (
          <Checkbox
            key={notice}
            label={shared.account.noticeNames[notice]}
            checked={notices.includes(notice)}
            onChange={(event) => save.mutate({ accountId, notice, isWanted: event.currentTarget.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
