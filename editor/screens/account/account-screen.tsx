import { Title } from '@mantine/core';
import type { AccountView } from '@vitrine/contracts/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { useNamedField } from '../../ui/form/use-named-field.ts';
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
        <Cards account={account.data} />
      ) : account.isPending ? (
        <ListWaiting rows={5} />
      ) : (
        <CallFailed error={account.error} again={() => void account.refetch()} />
      )}
    </div>
  );
}

function Cards({ account }: { account: AccountView }) {
  const cards = useRef<HTMLDivElement>(null);
  useNamedField(cards);
  return (
    <div className={screen['stack']} ref={cards}>
      <ProfileCard account={account} />
      <PasswordCard account={account} />
      <NoticesCard account={account} />
      <FormatsCard account={account} />
      <SessionsCard account={account} />
    </div>
  );
}
