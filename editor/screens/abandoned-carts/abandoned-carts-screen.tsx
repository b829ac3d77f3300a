import type { AbandonedCartRow } from '@vitrine/contracts/abandoned-carts.ts';
import { abandonedCartStates } from '@vitrine/domain/cart/cart-reminders.ts';
import { abandonedCarts as text } from '../../text/en-abandoned-carts.ts';
import { Amount } from '../../ui/amount.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { CartLeftIcon } from './cart-left-icon.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { stateTones } from './state-tones.ts';

const definition: ListDefinition<AbandonedCartRow> = {
  name: 'abandoned-carts',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    { id: 'buyer', head: text.columns.buyer, card: 'title', cell: (row) => <Buyer row={row} /> },
    {
      id: 'state',
      head: text.columns.state,
      card: 'side',
      cell: ({ state }) => <Tone tone={stateTones[state]}>{text.states[state]}</Tone>,
    },
    { id: 'goods', head: text.columns.goods, card: 'line', cell: (row) => <Goods row={row} /> },
    {
      id: 'value',
      head: text.columns.value,
      align: 'right',
      card: 'foot',
      cell: ({ goodsMinor, currency }) => <Amount minor={goodsMinor} currency={currency} />,
    },
    {
      id: 'changed',
      head: text.columns.changed,
      sort: 'changed',
      firstDescending: true,
      card: 'footSide',
      cell: ({ changedOn }) => <Moment time={changedOn} />,
    },
    {
      id: 'reminded',
      head: text.columns.reminded,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ remindedOn }) => <Moment time={remindedOn} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.columns.state,
      choices: abandonedCartStates.map((value) => ({ value, label: text.states[value] })),
    },
    {
      kind: 'days',
      name: 'changed',
      label: text.columns.changed,
      from: 'changedFrom',
      to: 'changedTo',
    },
  ],
  views: abandonedCartStates.map((status) => ({
    id: status,
    name: text.states[status],
    query: { status },
  })),
  defaultSort: '-changed',
  more: text.more,
  isLive: true,
  pathOf: ({ id }) => `/abandoned-carts/${id}`,
  nameOf: ({ email }) => email,
};

/** Carts without an order, the one that was left last first, and the switch for emails about them. */
export function AbandonedCartsScreen() {
  return (
    <ListScreen
      definition={definition}
      note={<ReminderCard />}
      empty={
        <EmptyState title={text.emptyTitle} picture={<CartLeftIcon size={44} />}>
          {text.empty}
        </EmptyState>
      }
    />
  );
}

function Buyer({ row: { name, email } }: { row: AbandonedCartRow }) {
  return (
    <div>
      <div className={screen['truncate']}>{name === '' ? email : name}</div>
      {name !== '' && (
        <div className={`${screen['truncate']} ${screen['quiet']} ${screen['small']}`}>{email}</div>
      )}
    </div>
  );
}

function Goods({ row: { goods, unitCount } }: { row: AbandonedCartRow }) {
  const number = useShowNumber();
  return (
    <div>
      <div className={screen['truncate']} title={goods}>
        {goods}
      </div>
      <div className={`${screen['quiet']} ${screen['small']}`}>{text.units(number, unitCount)}</div>
    </div>
  );
}

function Moment({ time }: { time: string | null }) {
  const times = useShowTime();
  if (time === null) return <span className={screen['quiet']}>{text.never}</span>;
  return (
    <time className={screen['nowrap']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
