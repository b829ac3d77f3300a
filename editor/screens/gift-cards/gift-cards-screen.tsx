import { Button } from '@mantine/core';
import type { GiftCardRow } from '@vitrine/contracts/admin-gift-cards.ts';
import { giftCardOrigins, giftCardStates, maskedCode } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { Amount } from '../../ui/amount.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GiftIcon, PlusIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { CardStateTone } from './card-state-tone.tsx';
import styles from './gift-cards.module.css';
import { IssueDialog } from './issue-dialog.tsx';

const definition: ListDefinition<GiftCardRow> = {
  name: 'gift-cards',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'card',
      head: text.columns.card,
      card: 'title',
      cell: ({ last4 }) => <span className="tabular">{maskedCode(last4)}</span>,
    },
    {
      id: 'recipient',
      head: text.columns.recipient,
      card: 'line',
      cell: (card) => <Recipient card={card} />,
    },
    {
      id: 'status',
      head: text.columns.status,
      card: 'foot',
      cell: ({ state }) => <CardStateTone state={state} />,
    },
    {
      id: 'created',
      head: text.columns.created,
      sort: 'created',
      firstDescending: true,
      card: 'footSide',
      cell: ({ createdOn }) => <Created time={createdOn} />,
    },
    {
      id: 'order',
      head: text.columns.order,
      card: 'none',
      cell: ({ order }) =>
        order !== null && (
          <Link className={styles['order']} to={`/orders/${order.id}`}>
            {text.order(order.number)}
          </Link>
        ),
    },
    {
      id: 'issuedBy',
      head: text.columns.issuedBy,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ issuedBy }) => text.origins[issuedBy],
    },
    {
      id: 'sender',
      head: text.columns.sender,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ senderName }) => <div className={screen['truncate']}>{senderName || text.ofShop}</div>,
    },
    {
      id: 'balance',
      head: text.columns.balance,
      sort: 'balance',
      firstDescending: true,
      align: 'right',
      card: 'side',
      cell: (card) => <Balance card={card} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.columns.status,
      choices: giftCardStates.map((state) => ({ value: state, label: text.states[state] })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'issuedBy',
      label: text.columns.issuedBy,
      choices: giftCardOrigins.map((origin) => ({ value: origin, label: text.origins[origin] })),
    },
    {
      kind: 'days',
      name: 'created',
      label: text.columns.created,
      from: 'createdFrom',
      to: 'createdTo',
    },
  ],
  views: [
    { id: 'scheduled', name: text.views.scheduled, query: { status: 'scheduled' } },
    { id: 'disabled', name: text.views.disabled, query: { status: 'disabled' } },
  ],
  defaultSort: '-created',
  more: text.more,
  pathOf: ({ id }) => `/gift-cards/${id}`,
  nameOf: ({ last4 }) => text.cardName(last4),
};

/** Gift cards that buyers paid for or the owner issued, newest first. */
export function GiftCardsScreen() {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  // The palette's action opens the dialog by the address.
  const isIssuing = isAsked || parameters.has('issue');
  const close = () => {
    setAsked(false);
    if (parameters.has('issue')) setParameters({}, { replace: true });
  };
  const issue = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked(true)}>
      {text.issue}
    </Button>
  );
  return (
    <>
      <ListScreen
        definition={definition}
        add={issue}
        empty={
          <EmptyState title={text.emptyTitle} picture={<GiftIcon size={44} />} action={issue}>
            {text.empty}
          </EmptyState>
        }
      />
      {isIssuing && <IssueDialog onClose={close} onDone={({ id }) => void navigate(`/gift-cards/${id}`)} />}
    </>
  );
}

function Recipient({ card: { recipientName, recipientEmail } }: { card: GiftCardRow }) {
  if (recipientName === '' && recipientEmail === '')
    return <span className={screen['quiet']}>{text.noRecipient}</span>;
  return (
    <>
      <div className={screen['truncate']}>{recipientName || recipientEmail}</div>
      {recipientName !== '' && recipientEmail !== '' && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']}`}>{recipientEmail}</div>
      )}
    </>
  );
}

function Balance({ card: { balanceMinor, initialMinor, currency } }: { card: GiftCardRow }) {
  const money = useShowMoney();
  return (
    <>
      <Amount minor={balanceMinor} currency={currency} />
      {balanceMinor !== initialMinor && (
        <div className={`${screen['quiet']} ${screen['small']} ${styles['plain']} tabular`}>
          {text.of(money({ minor: initialMinor, currency }))}
        </div>
      )}
    </>
  );
}

function Created({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={screen['nowrap']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
