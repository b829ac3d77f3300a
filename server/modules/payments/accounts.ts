import { LRUCache } from 'lru-cache';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAX_HOSTS } from '../../platform/site.ts';
import { type AccountRow, findAccounts } from './account-repository.ts';

/** Accounts by website, kept until the website changes. */
const accountsIn = perPlatform((platform) => {
  const cache = new LRUCache<string, Promise<readonly AccountRow[]>>({ max: MAX_HOSTS });
  platform.pubSub.on('site', (websiteId) => cache.delete(websiteId));
  platform.pubSub.onGap(() => cache.clear());
  return cache;
});

/** The accounts of a website, in memory: a checkout asks the database for none. */
export function accountsOf(platform: Platform, websiteId: string): Promise<readonly AccountRow[]> {
  const cache = accountsIn(platform);
  const known = cache.get(websiteId);
  if (known !== undefined) return known;
  const loading = findAccounts(platform.db, websiteId);
  cache.set(websiteId, loading);
  loading.catch(() => {
    if (cache.get(websiteId) === loading) cache.delete(websiteId);
  });
  return loading;
}

/** What a secret of an account is sealed for. */
export const accountContext = ({ websiteId, id }: Pick<AccountRow, 'websiteId' | 'id'>): string =>
  `payment account ${websiteId} ${id}`;

/** @throws SecretKeyMissing */
export function openSettings(platform: Platform, account: AccountRow): string {
  return platform.secrets.open(account.sealedSettings ?? '', accountContext(account));
}

/** The account an event was sent for, with its settings; null when there is none, or it cannot be read. */
export async function settingsOfAccount(
  platform: Platform,
  websiteId: string,
  accountId: string,
): Promise<string | null> {
  const account = (await accountsOf(platform, websiteId)).find(({ id }) => id === accountId);
  return account === undefined || account.sealedSettings === null ? null : openSettings(platform, account);
}
