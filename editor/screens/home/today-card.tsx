import type { HomeView } from '@vitrine/contracts/home.ts';
import { text } from '../../text/en.ts';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './home-screen.module.css';
import { showCount } from './show-count.ts';

/** Orders and sales since midnight, each with the same day a week ago. */
export function TodayCard({ home }: { home: HomeView }) {
  const { asOf, today, lastWeek, currency } = home;
  const times = useShowTime();
  const weekday = times.weekday(asOf);
  const showMoney = useShowMoney();
  const showNumber = useShowNumber();
  const money = (minor: number) => showMoney({ minor, currency });
  const figures = [
    { name: text.home.orders, value: showCount(today, showNumber), before: showCount(lastWeek, showNumber) },
    { name: text.home.sales, value: money(today.sumMinor), before: money(lastWeek.sumMinor) },
  ];
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} aria-labelledby="home-today">
      <h2 className={screen['cardTitle']} id="home-today">
        {text.home.today} <span className={styles['date']}>{times.day(asOf)}</span>
      </h2>
      <dl className={styles['figures']}>
        {figures.map(({ name, value, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles['value']}>{value}</span>
              <span className={styles['before']}>{text.home.compared(before, weekday)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {today.isMore && <p className={styles['note']}>{text.home.ofFirst(showCount(today, showNumber))}</p>}
      {today.testCount > 0 && (
        <p className={styles['note']}>{text.home.tests(showNumber, today.testCount)}</p>
      )}
    </section>
  );
}
