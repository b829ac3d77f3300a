import { ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id } from './primitives.ts';

const teamNotices = z.strictObject({
  /** Everyone with a role at the website, by name; at most 100. */
  team: z.array(
    z.strictObject({
      accountId: id,
      name: z.string(),
      email: z.string(),
      /** Whether it is who asks. */
      isSelf: z.boolean(),
      notices: z.array(z.enum(ownerNotices)),
    }),
  ),
});
export type TeamNotices = AnswerOf<typeof teamNotices>;

export const getTeamNotices = endpoint({
  method: 'GET',
  path: '/api/admin/team-notices',
  auth: 'owner',
  summary: 'Returns who of the team is mailed about what. For administrators.',
  answer: teamNotices,
  errors: ['TEAM_NOT_ALLOWED'],
});

export const putTeamNotices = endpoint({
  method: 'PUT',
  path: '/api/admin/team-notices/:accountId',
  auth: 'owner',
  summary: 'Switches notices of a member of the team on or off; the others stay as they are.',
  params: z.object({ accountId: z.uuid() }),
  notFound: 'TEAM_MEMBER_NOT_FOUND',
  body: z.strictObject({
    changedNotices: z.partialRecord(
      z.enum(ownerNotices, 'Choose from the notices in the list.'),
      z.boolean(),
    ),
  }),
  answer: teamNotices,
  errors: ['TEAM_NOT_ALLOWED'],
  example: { body: { changedNotices: { 'low-stock': false } } },
});
