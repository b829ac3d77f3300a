import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { minorUnitsPerNew } from '@vitrine/domain/money/change-currency.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { client } from '../../app/client.ts';
import { store } from '../../text/en-store.ts';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';

const text = store.general;

/** What choosing another currency does to the amounts of the store, before it is saved. */
export function CurrencyNote({ from, to }: { from: CurrencyCode; to: CurrencyCode }) {
  const money = useShowMoney();
  const showNumber = useShowNumber();
  const isRounding = minorUnitsPerNew({ from, to }) > 1;
  const preview = useQuery({
    queryKey: ['currency-preview', from, to],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/store-settings/currency', { query: { to } }, signal),
    enabled: isRounding,
  });
  if (from === to) return null;
  const show = (currency: CurrencyCode, minor: number) => money({ currency, minor });
  const example = (currency: CurrencyCode) => show(currency, 12 * 10 ** currencies[currency].digits);
  const { rounded, first } = preview.data ?? { rounded: 0, first: [] };
  return (
    <output>
      <Text size="sm">{text.currencyKept(example(from), example(to))}</Text>
      {isRounding && preview.data !== undefined && (
        <>
          <Text size="sm">
            {rounded === 0 ? text.currencyNothing(to) : text.currencyRounded(showNumber, to, rounded)}
          </Text>
          {first.map(({ name, beforeMinor, afterMinor }) => (
            <Text key={`${name} ${beforeMinor}`} size="sm" c="dimmed">
              {text.currencyOne(name, show(from, beforeMinor), show(to, afterMinor))}
            </Text>
          ))}
          {rounded > first.length && (
            <Text size="sm" c="dimmed">
              {text.currencyMore(showNumber, rounded - first.length)}
            </Text>
          )}
        </>
      )}
    </output>
  );
}
