import {
  MAX_CONSENT_PAGE,
  MAX_CONSENT_WORDS,
  MAX_SUBSCRIBER_NAME,
} from '@vitrine/domain/audience/audience-limits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinList, type JoiningSite } from './join-list.ts';

/**
 * Puts the sender of a form on its list, in the caller's transaction; a list that needs it asks them to confirm.
 * Nothing happens where the list was deleted. `words` are what they agreed to, `email` is lower case.
 */
export async function joinListOfForm(
  platform: Platform,
  tx: Queryable,
  site: JoiningSite,
  sender: {
    readonly listId: string;
    readonly email: string;
    readonly name: string;
    readonly words: string;
    readonly page: string;
  },
): Promise<void> {
  await joinList(platform, tx, site, {
    listId: sender.listId,
    email: sender.email,
    name: sender.name.slice(0, MAX_SUBSCRIBER_NAME),
    source: 'form',
    words: sender.words.slice(0, MAX_CONSENT_WORDS),
    page: sender.page.slice(0, MAX_CONSENT_PAGE),
    language: '',
  });
}
