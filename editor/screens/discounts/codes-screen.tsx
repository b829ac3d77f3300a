import { Button } from '@mantine/core';
import { codeUses, type DiscountCodeRow } from '@vitrine/contracts/discounts.ts';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { BackToDiscounts } from './discount-page.tsx';
import { DiscountIcon } from './discount-icon.tsx';

const definition: ListDefinition<DiscountCodeRow> = {
  name: 'discount-codes',
  title: text.codesTitle,
  noun: text.codesNoun,
  searchLabel: text.codesSearchLabel,
  searchPlaceholder: text.codesSearch,
  columns: [
    {
      id: 'code',
      head: text.codesColumns.code,
      card: 'title',
      cell: ({ code }) => <span className="tabular">{code}</span>,
    },
    {
      id: 'discount',
      head: text.codesColumns.discount,
      card: 'line',
      cell: ({ discountName }) => discountName,
    },
    {
      id: 'used',
      head: text.codesColumns.used,
      align: 'right',
      card: 'side',
      cell: (row) => <UsedCell row={row} />,
    },
    {
      id: 'created',
      head: text.codesColumns.created,
      sort: 'created',
      firstDescending: true,
      card: 'none',
      cell: ({ createdOn }) => <Day time={createdOn} />,
    },
    {
      id: 'copy',
      head: text.copyCode,
      align: 'right',
      card: 'foot',
      cell: ({ code }) => (
        <CopyButton
          text={code}
          label={text.copyCode}
          copiedLabel={text.copied}
          failed={text.copyFailed}
          name={`${text.copyCode}: ${code}`}
          size="xs"
        />
      ),
    },
  ],
  filters: [
    {
      kind: 'record',
      name: 'discount',
      label: text.codesColumns.discount,
      placeholder: text.discountPlaceholder,
      find: async (search, signal) => {
        const { rows } = await client.call('GET', '/api/admin/discounts', { query: { search } }, signal);
        return rows.slice(0, 8).map(({ id, name }) => ({ value: id, label: name }));
      },
      nameOf: async (id, signal) =>
        (await client.call('GET', '/api/admin/discounts/:id', { params: { id } }, signal)).name,
    },
    {
      kind: 'choice',
      name: 'status',
      label: text.codesColumns.uses,
      choices: codeUses.map((value) => ({ value, label: text.codesUses[value] })),
    },
  ],
  views: [],
  actions: [{ name: 'delete-codes', isFirst: true }],
  defaultSort: '-created',
  more: text.codesMore,
  pathOf: ({ discountId }) => `/discounts/${discountId}`,
  nameOf: ({ code }) => code,
};

/** The codes of all discounts, or of the one that the filter names. A row opens its discount. */
export function CodesScreen() {
  return (
    <ListScreen
      definition={definition}
      note={<BackToDiscounts />}
      empty={
        <EmptyState
          title={text.codesEmptyTitle}
          picture={<DiscountIcon size={44} />}
          action={
            <Button component={Link} to="/discounts">
              {text.back}
            </Button>
          }
        >
          {text.codesEmpty}
        </EmptyState>
      }
    />
  );
}

function UsedCell({ row: { usedCount, usesPerCode } }: { row: DiscountCodeRow }) {
  const number = useShowNumber();
  const used = number(usedCount);
  return (
    <span className="tabular">{usesPerCode === null ? used : text.usedOf(used, number(usesPerCode))}</span>
  );
}

function Day({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time className={screen['quiet']} dateTime={time} title={times.moment(time)}>
      {times.day(time)}
    </time>
  );
}
