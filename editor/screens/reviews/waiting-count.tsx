import { useQuery } from '@tanstack/react-query';
import { reviews as text } from '../../text/en-reviews.ts';
import { NavBadge } from '../../ui/nav-badge.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { pendingQuery } from './review-queries.ts';

/** Badge with the number of reviews that wait on the navigation entry; nothing at zero. */
export function WaitingReviews() {
  const showNumber = useShowNumber();
  const pending = useQuery(pendingQuery).data?.pending ?? 0;
  return <NavBadge count={pending} label={text.waiting(showNumber, pending)} />;
}
