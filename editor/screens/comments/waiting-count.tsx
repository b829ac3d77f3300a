import { useQuery } from '@tanstack/react-query';
import { text } from '../../text/en.ts';
import { NavBadge } from '../../ui/nav-badge.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { countsQuery } from './comment-queries.ts';

/** Badge with the number of pending comments on the navigation entry; nothing at zero. */
export function WaitingCount() {
  const showNumber = useShowNumber();
  const held = useQuery(countsQuery).data?.held ?? 0;
  return <NavBadge count={held} label={text.comments.waiting(showNumber, held)} />;
}
