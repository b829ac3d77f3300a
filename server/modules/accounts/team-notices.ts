import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { putTeamNotices, TeamNotices } from '@vitrine/contracts/team-notices.ts';
import {
  mayChangeTeamNotices,
  type OwnerNotice,
  ownerNotices,
} from '@vitrine/domain/account/owner-notices.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockNotices, saveNotices } from './account-repository.ts';
import { findRole } from './repository.ts';
import { listTeam } from './team-repository.ts';

/** Who of a website's team is mailed about what. Errors: TEAM_NOT_ALLOWED for whoever is no administrator. */
export async function viewTeamNotices(
  platform: Platform,
  websiteId: string,
  owner: OwnerView,
): Promise<Result<TeamNotices, 'TEAM_NOT_ALLOWED'>> {
  if (!mayChangeTeamNotices(owner.role)) return fail('TEAM_NOT_ALLOWED');
  const team = await listTeam(platform.db, websiteId);
  return ok({
    team: team.map((one) => ({
      ...one,
      // What is no longer sent may still be stored.
      notices: ownerNotices.filter((notice) => one.notices.includes(notice)),
      isSelf: one.accountId === owner.accountId,
    })),
  });
}

/** Switches notices of one of the team on or off. Errors: TEAM_NOT_ALLOWED, TEAM_MEMBER_NOT_FOUND. */
export async function changeTeamNotices(
  platform: Platform,
  websiteId: string,
  owner: OwnerView,
  change: {
    readonly accountId: string;
    readonly changedNotices: Readonly<Partial<Record<OwnerNotice, boolean | undefined>>>;
  },
): Promise<Result<TeamNotices, FailureOf<typeof putTeamNotices>>> {
  if (!mayChangeTeamNotices(owner.role)) return fail('TEAM_NOT_ALLOWED');
  const { accountId, changedNotices } = change;
  const isMember = await platform.db.transaction(async (tx) => {
    if ((await findRole(tx, websiteId, accountId)) === null) return false;
    const before = await lockNotices(tx, websiteId, accountId);
    const wanted = ownerNotices.filter((notice) => changedNotices[notice] ?? before.includes(notice));
    await saveNotices(tx, websiteId, accountId, wanted);
    return true;
  });
  return isMember ? viewTeamNotices(platform, websiteId, owner) : fail('TEAM_MEMBER_NOT_FOUND');
}
