/** What an owner can be mailed about. */
export const ownerNotices = [
  'new-order',
  'low-stock',
  'failed-payment',
  'held-comment',
  'held-review',
  'failed-page',
  'failed-webhook',
] as const;
export type OwnerNotice = (typeof ownerNotices)[number];

/** Roles that decide about others. */
const rolesOfTeam: ReadonlySet<string> = new Set(['admin']);

/** Whether an account of this role may see and change what the others of its website are mailed about. */
export const mayChangeTeamNotices = (role: string): boolean => rolesOfTeam.has(role);
