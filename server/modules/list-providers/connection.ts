import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  connectListProvider,
  disconnectListProvider,
  ListConnection,
  ListProviderOfSite,
  listOutsideLists,
  retryListProvider,
  saveListProvider,
} from '@vitrine/contracts/list-providers.ts';
import { providerKeyProblem } from '@vitrine/domain/list-provider/provider-key.ts';
import { type ProviderProblem, providerStateOf } from '@vitrine/domain/list-provider/provider-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { listProviderTexts as text } from '@vitrine/domain/text/en/list-providers.ts';
import type * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ConnectionRow,
  countWaiting,
  deleteConnection,
  dropChangesOfOtherLists,
  findConnection,
  insertConnection,
  makeChangesDue,
  refusedChanges,
  updateConnection,
} from './connection-repository.ts';
import type { OutsideList, ProviderFailure } from './list-provider.ts';
import { openKey, openProvider, providerOfKey, sealKey } from './provider-keys.ts';

/** It works as far as is known: what failed before says nothing of what was just changed. */
const afresh = { failingSince: null, problem: null, words: '', restsUntil: null } as const;

async function viewOf(platform: Platform, row: ConnectionRow): Promise<ListConnection> {
  const { db, clock } = platform;
  const [waiting, refused] = await Promise.all([countWaiting(db, row), refusedChanges(db, row)]);
  const hasList = row.outsideListId !== '';
  const { failingSince, problem, restsUntil } = row;
  const rests = restsUntil !== null && restsUntil.getTime() > clock.now();
  return {
    service: row.service,
    account: row.accountName,
    list: hasList ? { id: row.outsideListId, name: row.outsideListName } : null,
    doubleOptIn: row.doubleOptIn,
    state: providerStateOf({
      hasList,
      isFailing: failingSince !== null,
      waits: waiting > 0 || row.sendsExisting,
    }),
    isReadable: openKey(platform, row.websiteId, row.sealedKey) !== null,
    failure:
      failingSince === null || problem === null
        ? null
        : {
            problem,
            words: row.words,
            since: failingSince.toISOString(),
            nextOn: rests ? restsUntil.toISOString() : null,
          },
    waiting,
    isQueueing: row.sendsExisting,
    refused: refused.map(({ email, erases, words }) => ({ email, isErasure: erases, words })),
    deliveredOn: row.deliveredOn?.toISOString() ?? null,
    version: row.version,
  };
}

/** The outside provider of a website as its owner sees it. */
export async function viewConnection(platform: Platform, websiteId: string): Promise<ListProviderOfSite> {
  const row = await findConnection(platform.db, websiteId);
  return { connection: row === null ? null : await viewOf(platform, row) };
}

/** Sentences of the product for what a provider did not say itself. */
const ownWords: Readonly<Record<ProviderProblem, string>> = {
  refused: 'it gave no reason',
  key: 'the key is not accepted',
  list: 'there is no such list',
  busy: 'it has no time at the moment',
  private: 'its name leads into a private network',
  unreachable: 'no connection',
  slow: 'no answer in time',
  unexpected: 'an answer that is not understood',
  secret: text.keyUnreadable,
};

/** Why an owner's own request failed. Nothing was changed by it. */
function failureOf({ problem, words }: ProviderFailure) {
  const said = { params: { words: words === '' ? ownWords[problem] : words } };
  if (problem === 'refused' || problem === 'key' || problem === 'list')
    return fail('LIST_PROVIDER_REFUSED', said);
  return fail('LIST_PROVIDER_AWAY', said);
}

/**
 * Connects an account by its key, which is tried first. Of the same account another key replaces the stored one and
 * everything else stays; another account needs another list, and what waited for the one before is not sent.
 */
export async function connectAccount(
  platform: Platform,
  websiteId: string,
  { key, seen }: z.output<typeof connectListProvider.body>,
): Promise<Result<ListProviderOfSite, FailureOf<typeof connectListProvider>>> {
  const problem = providerKeyProblem(key, platform.outside.mayCallLocal === true);
  if (problem !== null) return fail('LIST_PROVIDER_INVALID', { fields: { key: problem } });
  const provider = providerOfKey(platform, key);
  if (provider === null) return fail('LIST_PROVIDER_INVALID', { fields: { key: text.keyUnknown } });
  const account = await provider.account();
  if (!account.ok) {
    const { failure } = account;
    if (failure.problem !== 'key') return failureOf(failure);
    const words = failure.words === '' ? ownWords.key : failure.words;
    return fail('LIST_PROVIDER_INVALID', { fields: { key: words } });
  }
  const now = platform.clock.now();
  const entered = {
    version: newId(now),
    sealedKey: sealKey(platform, websiteId, key),
    accountId: account.value.id,
    accountName: account.value.name,
  };
  const isSaved = await platform.db.transaction(async (tx) => {
    const stored = await findConnection(tx, websiteId, { lock: true });
    if ((stored?.version ?? null) !== seen) return false;
    if (stored !== null && stored.accountId === entered.accountId) {
      await updateConnection(tx, stored, { ...entered, ...afresh });
      return true;
    }
    if (stored !== null) await deleteConnection(tx, stored);
    const connectedOn = new Date(now);
    return insertConnection(tx, { ...entered, websiteId, id: newId(now), service: 'mailchimp', connectedOn });
  });
  return isSaved ? ok(await viewConnection(platform, websiteId)) : fail('STALE_REVISION');
}

/** Asks the provider of a website for its lists. */
export async function outsideLists(
  platform: Platform,
  websiteId: string,
): Promise<Result<{ readonly lists: readonly OutsideList[] }, FailureOf<typeof listOutsideLists>>> {
  const row = await findConnection(platform.db, websiteId);
  if (row === null) return fail('LIST_PROVIDER_NOT_CONNECTED');
  const provider = openProvider(platform, row);
  if (provider === null) return failureOf({ problem: 'secret', words: '' });
  const lists = await provider.lists();
  return lists.ok ? ok({ lists: lists.value }) : failureOf(lists.failure);
}

/** Chooses the list that gets the audience. spec: site-platform 3 'A List must be selected' */
export async function chooseList(
  platform: Platform,
  websiteId: string,
  { listId, doubleOptIn, sendsExisting, seen }: z.output<typeof saveListProvider.body>,
): Promise<Result<ListProviderOfSite, FailureOf<typeof saveListProvider>>> {
  const found = await outsideLists(platform, websiteId);
  if (!found.ok) return found;
  const list = found.value.lists.find(({ id }) => id === listId);
  if (list === undefined) return fail('MAILING_LIST_NOT_FOUND');
  const now = platform.clock.now();
  const problem = await platform.db.transaction(async (tx) => {
    const stored = await findConnection(tx, websiteId, { lock: true });
    if (stored === null) return 'LIST_PROVIDER_NOT_CONNECTED' as const;
    if (stored.version !== seen) return 'STALE_REVISION' as const;
    const isSame = stored.outsideListId === listId;
    if (!isSame) await dropChangesOfOtherLists(tx, stored, listId);
    // Whoever changes something else of the list meanwhile does not end what has begun.
    const goesOn = isSame && stored.sendsExisting;
    await updateConnection(tx, stored, {
      version: newId(now),
      outsideListId: listId,
      outsideListName: list.name,
      doubleOptIn,
      sendsExisting: sendsExisting || goesOn,
      existingAfter: goesOn ? stored.existingAfter : null,
      ...afresh,
    });
    return null;
  });
  return problem === null ? ok(await viewConnection(platform, websiteId)) : fail(problem);
}

/** Sends everything that waits now, and what was refused again. */
export async function retryAll(
  platform: Platform,
  websiteId: string,
): Promise<Result<ListProviderOfSite, FailureOf<typeof retryListProvider>>> {
  const isConnected = await platform.db.transaction(async (tx) => {
    const stored = await findConnection(tx, websiteId, { lock: true });
    if (stored === null) return false;
    await makeChangesDue(tx, stored);
    // While a server sends for it, it goes on by itself.
    if (stored.failingSince !== null) await updateConnection(tx, stored, { restsUntil: null });
    return true;
  });
  return isConnected ? ok(await viewConnection(platform, websiteId)) : fail('LIST_PROVIDER_NOT_CONNECTED');
}

/** Forgets the key and what waits. Subscribers stay here, and what the provider has of them stays there. */
export async function disconnect(
  platform: Platform,
  websiteId: string,
  seen: string | null,
): Promise<Result<ListProviderOfSite, FailureOf<typeof disconnectListProvider>>> {
  const isGone = await platform.db.transaction(async (tx) => {
    const stored = await findConnection(tx, websiteId, { lock: true });
    if ((stored?.version ?? null) !== seen) return false;
    if (stored !== null) await deleteConnection(tx, stored);
    return true;
  });
  return isGone ? ok({ connection: null }) : fail('STALE_REVISION');
}
