import type { FindAnswer, FoundKind } from '@vitrine/contracts/find.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../text/en.ts';
import {
  GiftIcon,
  OrdersIcon,
  PageIcon,
  PersonIcon,
  ProductsIcon,
  SubscriptionsIcon,
} from '../../ui/icons.tsx';
import { client } from '../client.ts';
import { matchesEntry, type PaletteGroup } from './palette-entries.ts';

/** Milliseconds without a key before the server is asked. */
const DEBOUNCE = 120;

const icons: Readonly<Record<FoundKind, ComponentType<{ size?: number }>>> = {
  orders: OrdersIcon,
  drafts: OrdersIcon,
  subscriptions: SubscriptionsIcon,
  'gift-cards': GiftIcon,
  people: PersonIcon,
  products: ProductsIcon,
  posts: PageIcon,
  authors: PersonIcon,
  pages: PageIcon,
};

interface Found {
  readonly groups: readonly PaletteGroup[];
  /** Whether an answer for what is typed is still to come. */
  readonly isWaiting: boolean;
  readonly failed: boolean;
}

/**
 * The records the server finds. A newer query cancels the request of an older one; until its answer is there, only
 * those of the old results stay that match what is typed.
 */
export function useFoundGroups(typed: string, opened: boolean): Found {
  const navigate = useNavigate();
  const query = typed.trim();
  const [debounced] = useDebouncedValue(query, DEBOUNCE);
  const asked = useQuery({
    queryKey: ['find', debounced],
    queryFn: async ({ signal }) => ({
      query: debounced,
      answer: await client.call('GET', '/api/admin/find', { query: { q: debounced } }, signal),
    }),
    enabled: opened && debounced !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!opened || query === '') return { groups: [], isWaiting: false, failed: false };
  const isWaiting = query !== debounced || asked.isFetching;
  const known: FindAnswer['groups'] = asked.data?.answer.groups ?? [];
  const isCurrent = asked.data?.query === query;
  const groups = known.map(({ kind, results }) => ({
    name: text.shell.palette.groups[kind],
    entries: results
      .map(({ id, title, detail, path }) => ({
        id: `${kind}-${id}`,
        label: title,
        detail,
        icon: icons[kind],
        // Pages have no screen yet: they open on the site.
        run: () =>
          kind === 'pages' ? void globalThis.open(path, '_blank', 'noopener') : void navigate(path),
      }))
      .filter((entry) => isCurrent || matchesEntry(entry, query)),
  }));
  return { groups, isWaiting, failed: !isWaiting && asked.isError };
}
