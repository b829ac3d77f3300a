/** What an owner can be mailed about. */
export const ownerNotices = [
  'new-order',
  'low-stock',
  'failed-payment',
  'held-comment',
  'held-review',
  'failed-page',
] as const;
export type OwnerNotice = (typeof ownerNotices)[number];
