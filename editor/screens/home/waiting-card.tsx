import type { HomeView, WaitingKind } from '@vitrine/contracts/home.ts';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import {
  CardIcon,
  CheckIcon,
  ChevronRightIcon,
  CommentsIcon,
  InboxIcon,
  MailIcon,
  OrdersIcon,
  ProductsIcon,
  ReturnIcon,
  ReviewsIcon,
} from '../../ui/icons.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import screen from '../../ui/screen.module.css';
import { FailedMailsButtons } from './failed-mails-buttons.tsx';
import styles from './home-screen.module.css';
import { showCount } from './show-count.ts';

/** Where each kind is worked on, with the list narrowed to it. */
const places: Readonly<Record<WaitingKind, { path: string; icon: ComponentType<{ size?: number }> }>> = {
  'to-send': { path: '/orders?fulfilment=unfulfilled,partially-fulfilled', icon: OrdersIcon },
  'to-refund': { path: '/orders?refund=due', icon: ReturnIcon },
  payments: { path: '/orders?status=awaiting-payment', icon: CardIcon },
  'low-stock': { path: '/stock?stock=low&status=published', icon: ProductsIcon },
  'failed-mails': { path: '/mail?status=failed', icon: MailIcon },
  comments: { path: '/comments?status=held', icon: CommentsIcon },
  reviews: { path: '/reviews?status=pending', icon: ReviewsIcon },
  'form-submissions': { path: '/form-submissions?read=unread', icon: InboxIcon },
};

/** What waits for the owner; each line leads to its list. */
export function WaitingCard({ waiting }: { waiting: HomeView['waiting'] }) {
  const showNumber = useShowNumber();
  return (
    <section className={screen['sheet']} aria-labelledby="home-waiting">
      <h2 className={`${screen['cardTitle']} ${styles['listTitle']}`} id="home-waiting">
        {text.home.waiting}
      </h2>
      {waiting.length === 0 ? (
        <p className={styles['nothing']}>
          <CheckIcon size={18} />
          {text.home.waitingNothing}
        </p>
      ) : (
        <ul className={styles['list']}>
          {waiting.map(({ kind, ...counted }) => {
            const { path, icon: KindIcon } = places[kind];
            return (
              <li key={kind} className={styles['entry']}>
                <Link to={path} className={styles['row'] ?? ''}>
                  <KindIcon size={18} />
                  <span>{text.home.kinds[kind](showCount(counted, showNumber), counted.count === 1)}</span>
                  <ChevronRightIcon size={16} />
                </Link>
                {kind === 'failed-mails' && <FailedMailsButtons />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
