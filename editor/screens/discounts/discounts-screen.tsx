import { Button } from '@mantine/core';
import { discountMethods, type DiscountRow } from '@vitrine/contracts/discounts.ts';
import { discountStatuses } from '@vitrine/domain/discount/discount-status.ts';
import { discountKinds } from '@vitrine/domain/discount/discount.ts';
import { Link } from 'react-router';
import { discounts as text } from '../../text/en-discounts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { describeDiscount } from './describe-discount.ts';
import { DiscountIcon } from './discount-icon.tsx';
import { statusTones } from './status-tones.ts';

const definition: ListDefinition<DiscountRow> = {
  name: 'discounts',
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'name',
      head: text.columns.name,
      sort: 'name',
      card: 'title',
      cell: (row) => <NameCell row={row} />,
    },
    {
      id: 'status',
      head: text.columns.status,
      card: 'side',
      cell: ({ status }) => <Tone tone={statusTones[status]}>{text.statuses[status]}</Tone>,
    },
    { id: 'value', head: text.columns.value, card: 'line', cell: (row) => <ValueCell row={row} /> },
    {
      id: 'used',
      head: text.columns.used,
      sort: 'used',
      firstDescending: true,
      align: 'right',
      card: 'foot',
      cell: (row) => <UsedCell row={row} />,
    },
    { id: 'ends', head: text.columns.ends, card: 'none', cell: ({ endsOn }) => <Day time={endsOn} /> },
    {
      id: 'created',
      head: text.columns.created,
      sort: 'created',
      firstDescending: true,
      card: 'none',
      hiddenAtFirst: true,
      cell: ({ createdOn }) => <Day time={createdOn} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.columns.status,
      choices: discountStatuses.map((value) => ({ value, label: text.statuses[value] })),
    },
    {
      kind: 'choice',
      name: 'method',
      label: text.columns.method,
      choices: discountMethods.map((value) => ({ value, label: text.methods[value] })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: text.columns.value,
      choices: discountKinds.map((value) => ({ value, label: text.kinds[value] })),
    },
  ],
  views: [
    { id: 'active', name: text.statuses.active, query: { status: 'active' } },
    { id: 'scheduled', name: text.statuses.scheduled, query: { status: 'scheduled' } },
    { id: 'expired', name: text.statuses.expired, query: { status: 'expired' } },
  ],
  actions: [{ name: 'switch-on' }, { name: 'switch-off' }],
  defaultSort: '-created',
  more: text.more,
  pathOf: ({ id }) => `/discounts/${id}`,
  nameOf: ({ name }) => name,
};

/** The shop's discounts, the newest first. */
export function DiscountsScreen() {
  const create = (
    <Button component={Link} to="/discounts/new" leftSection={<PlusIcon size={16} />}>
      {text.create}
    </Button>
  );
  return (
    <ListScreen
      definition={definition}
      add={create}
      empty={
        <EmptyState title={text.emptyTitle} picture={<DiscountIcon size={44} />} action={create}>
          {text.empty}
        </EmptyState>
      }
    />
  );
}

function NameCell({ row }: { row: DiscountRow }) {
  const number = useShowNumber();
  const { name, code, codeCount, method } = row;
  const by =
    method === 'automatic'
      ? text.automatic
      : code !== ''
        ? code
        : codeCount === 0
          ? text.noCodes
          : text.codes(number, codeCount);
  return (
    <span>
      {name}
      {by !== name && <span className={`${screen['quiet']} ${screen['small']}`}> · {by}</span>}
    </span>
  );
}

function ValueCell({ row }: { row: DiscountRow }) {
  const money = useShowMoney();
  return <>{describeDiscount(row, money)}</>;
}

function UsedCell({ row: { usedCount, usageLimit } }: { row: DiscountRow }) {
  const number = useShowNumber();
  const used = number(usedCount);
  return (
    <span className="tabular">{usageLimit === null ? used : text.usedOf(used, number(usageLimit))}</span>
  );
}

function Day({ time }: { time: string | null }) {
  const times = useShowTime();
  if (time === null) return <span className={screen['quiet']}>{text.noEnd}</span>;
  return (
    <time dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
