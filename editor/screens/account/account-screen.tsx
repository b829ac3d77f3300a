import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import screen from '../../ui/screen.module.css';
import { accountQuery } from './account-queries.ts';
import styles from './account-screen.module.css';
import { FormatsCard } from './formats-card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The owner's own account: who they are, how they sign in, where they are signed in, what they are mailed. */
export function AccountScreen() {
  const account = useQuery(accountQuery);
  return (
    <div className={`${screen['screen']} ${styles['account']}`}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.account.title}
        </Title>
      </div>
      {account.data !== undefined ? (
        <div className={screen['stack']}>
          <ProfileCard account={account.data} />
          <PasswordCard account={account.data} />
          <NoticesCard account={account.data} />
          <FormatsCard account={account.data} />
          <SessionsCard account={account.data} />
        </div>
      ) : account.isPending ? (
        <ListWaiting rows={5} />
      ) : (
        <CallFailed error={account.error} again={() => void account.refetch()} />
      )}
    </div>
  );
}
