import { useQuery } from '@tanstack/react-query';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { NavBadge } from '../../ui/nav-badge.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { countsQuery } from './submission-queries.ts';

/** Badge with the number of unread submissions on the navigation entry; nothing at zero. */
export function UnreadSubmissions() {
  const showNumber = useShowNumber();
  const unread = useQuery(countsQuery).data?.unread ?? 0;
  return <NavBadge count={unread} label={text.unread(showNumber, unread)} />;
}
