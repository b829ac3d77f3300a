import { createResetLink } from '@vitrine/server/modules/accounts/index.ts';
import { findFirstWebsite } from '@vitrine/server/modules/websites/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { StartRefused } from '@vitrine/server/platform/start-refused.ts';
import { ownAddresses } from '@vitrine/server/start.ts';

/**
 * `vitrine owner reset [email]`: prints a one-time link with which an owner chooses a new password.
 * @throws StartRefused
 */
export async function ownerCommand(platform: Platform, [verb, email]: readonly string[]): Promise<void> {
  if (verb !== 'reset') throw new StartRefused('Use: vitrine owner reset [email].');
  const websiteId = await findFirstWebsite(platform);
  const made = websiteId === null ? { owners: [] } : await createResetLink(platform, websiteId, email);
  if ('path' in made) {
    const { editor } = ownAddresses(platform.config);
    console.log(
      `\nA new password for ${made.email}: open this link within an hour. It works once.\n\n  ${editor}${made.path}\n`,
    );
    return;
  }
  if (made.owners.length === 0) {
    throw new StartRefused(
      'Nobody owns this website yet: start Vitrine and open the link it prints to become its owner.',
    );
  }
  const known = made.owners.join(', ');
  throw new StartRefused(
    email === undefined
      ? `This website has several owners. Give the email address of one: vitrine owner reset <email>, one of ${known}.`
      : `No owner has the email address ${email}. The owners are ${known}.`,
  );
}
