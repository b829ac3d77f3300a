import { backInStockFormText } from '@vitrine/domain/text/back-in-stock-form.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { joinList, type JoiningSite } from './join-list.ts';
import { listsOfWaiting } from './lists-repository.ts';

/**
 * Puts somebody who ticked the box of a waiting list on the lists that take them, in the caller's transaction. Without
 * such a list nothing happens: the tick is kept with the sign-up. spec: storefront-commerce 3
 */
export async function joinListsOfWaiting(
  platform: Platform,
  tx: Queryable,
  site: JoiningSite,
  signUp: { readonly email: string; readonly language: string; readonly page: string },
): Promise<void> {
  const { joinMailingList: words } = backInStockFormText(localeOf(site.settings.language));
  for (const listId of await listsOfWaiting(tx, site.websiteId))
    await joinList(platform, tx, site, { ...signUp, listId, name: '', source: 'waiting-list', words });
}
