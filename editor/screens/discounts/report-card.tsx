import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DiscountDetail } from '@vitrine/contracts/discounts.ts';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { Card } from '../../ui/card.tsx';
import { Amount } from '../../ui/amount.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { toShopClock } from '../../ui/form/shop-clock.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowDay } from '../../ui/show-time.ts';
import styles from './discounts.module.css';

const DAY = 24 * 60 * 60 * 1000;
/** The latest days with orders. */
const SHOWN_DAYS = 7;
const periods = ['7', '30', '90', '365'] as const;

/** What a discount brought in a period: orders, sales, and what it cost. */
export function ReportCard({ discount }: { discount: DiscountDetail }) {
  const { timeZone } = useMe().website;
  const number = useShowNumber();
  const day = useShowDay();
  const [period, setPeriod] = useState<(typeof periods)[number]>('30');
  const [now] = useState(() => Date.now());
  const dayAt = (time: number) => toShopClock(new Date(time).toISOString(), timeZone).slice(0, 10);
  const query = { from: dayAt(now - (Number(period) - 1) * DAY), to: dayAt(now) };
  const report = useQuery({
    queryKey: ['discount', discount.id, 'report', query, discount.usedCount],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/discounts/:id/report', { params: { id: discount.id }, query }, signal),
    placeholderData: (before) => before,
  });
  return (
    <Card title={text.reportHead}>
      <NativeSelect
        aria-label={text.period}
        data={periods.map((value) => ({ value, label: text.periods[value] }))}
        value={period}
        onChange={(event) => {
          const chosen = periods.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) setPeriod(chosen);
        }}
      />
      {report.isPending ? (
        <ListWaiting />
      ) : report.isError ? (
        <CallFailed error={report.error} again={() => void report.refetch()} />
      ) : (
        <>
          <dl className={styles['figures']}>
            <div>
              <dt>{text.reportOrders}</dt>
              <dd className="tabular">{number(report.data.orderCount)}</dd>
            </div>
            <div>
              <dt>{text.reportSales}</dt>
              <dd>
                <Amount minor={report.data.salesMinor} currency={report.data.currency} />
              </dd>
            </div>
            <div>
              <dt>{text.reportGiven}</dt>
              <dd>
                <Amount minor={report.data.discountMinor} currency={report.data.currency} />
              </dd>
            </div>
          </dl>
          {report.data.days.length === 0 ? (
            <Text size="sm">{text.reportNone}</Text>
          ) : (
            <table className={styles['days']}>
              <thead>
                <tr>
                  <th scope="col">{text.reportDay}</th>
                  <th scope="col">{text.reportOrders}</th>
                  <th scope="col">{text.reportSales}</th>
                </tr>
              </thead>
              <tbody>
                {report.data.days
                  .toReversed()
                  .slice(0, SHOWN_DAYS)
                  .map((one) => (
                    <tr key={one.day}>
                      <th scope="row">{day(one.day)}</th>
                      <td className="tabular">{number(one.orderCount)}</td>
                      <td>
                        <Amount minor={one.salesMinor} currency={report.data.currency} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          )}
          <Text size="xs" c="dimmed">
            {text.reportHint}
          </Text>
        </>
      )}
    </Card>
  );
}
