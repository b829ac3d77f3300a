import type { AccountView, SessionView } from '@vitrine/contracts/account.ts';
import { useRef } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { useAccountChange } from './account-queries.ts';
import styles from './account-screen.module.css';
import { Card } from './card.tsx';

const deviceOf = ({ browser, system }: SessionView): string => text.account.device(browser, system);

/** The browsers in which the account is signed in; any other one can be signed out. */
export function SessionsCard({ account }: { account: AccountView }) {
  const list = useRef<HTMLUListElement>(null);
  const others = useAccountChange(() => client.call('DELETE', '/api/admin/account/sessions'), {
    done: () => text.account.othersEnded,
  });
  // What was pressed is gone afterwards.
  const focusList = () => focusPlace(list.current?.querySelector<HTMLElement>('li'));
  return (
    <Card
      name="sessions"
      title={text.account.sessions}
      action={
        account.sessions.length > 1 && (
          <BusyButton
            variant="default"
            loading={others.isPending}
            onClick={() => others.mutate(undefined, { onSuccess: focusList })}
          >
            {text.account.endOthers}
          </BusyButton>
        )
      }
    >
      <ul className={styles['sessions']} ref={list}>
        {account.sessions.map((session) => (
          <Session key={session.id} session={session} ended={focusList} />
        ))}
      </ul>
    </Card>
  );
}

function Session({ session, ended }: { session: SessionView; ended: () => void }) {
  const times = useShowTime();
  const device = deviceOf(session);
  const end = useAccountChange(
    (id: string) => client.call('DELETE', '/api/admin/account/sessions/:id', { params: { id } }),
    { done: () => text.account.sessionEnded(device) },
  );
  const facts = [
    session.address,
    session.isCurrent ? '' : text.account.lastUsed(times.moment(session.usedOn)),
    text.account.signedIn(times.moment(session.createdOn)),
  ];
  return (
    <li className={styles['line']}>
      <div>
        <p className={styles['value']}>
          {device} {session.isCurrent && <Tone tone="green">{text.account.here}</Tone>}
        </p>
        <p className={styles['lead']}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={text.account.endSessionOf(device)}
          loading={end.isPending}
          onClick={() => end.mutate(session.id, { onSuccess: ended })}
        >
          {text.account.endSession}
        </BusyButton>
      )}
    </li>
  );
}
