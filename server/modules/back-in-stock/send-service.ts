import {
  type sendAllBackInStock as sendAllCall,
  type sendBackInStock as sendCall,
} from '@vitrine/contracts/admin-back-in-stock.ts';
import type { AnswerOf, FailureOf } from '@vitrine/contracts/endpoint.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import { sendOutcome } from '@vitrine/domain/product/back-in-stock.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { BATCH, writeBatch } from './sends.ts';
import { openSends } from './sends-repository.ts';
import { selectTargets, type StoredTarget } from './waiting-repository.ts';

interface Wanted {
  readonly productId: string;
  readonly variantId: string;
}

/** Whose owner asks for it. */
interface Asked {
  readonly platform: Platform;
  readonly site: Site;
  readonly accountId: string;
}

/** Variants with what becomes of each. A variant of another product is unknown, as is one of another website. */
async function examine({ platform, site }: Asked, wanted: readonly Wanted[]) {
  const ids = [...new Set(wanted.map(({ variantId }) => variantId))];
  const found = await selectTargets(platform.db, site.websiteId, ids);
  const byId = new Map(found.map((target) => [target.variantId, target]));
  return wanted.map(({ productId, variantId }) => {
    const known = byId.get(variantId);
    const target = known?.productId === productId ? known : null;
    return { productId, variantId, target, outcome: sendOutcome(target) };
  });
}

/**
 * Stores the requests and writes the first mails at once, so that a small shop sees them; a poller writes the others.
 * One batch for all of them, so that no request lasts long.
 */
async function start({ platform, site, accountId }: Asked, targets: readonly StoredTarget[]) {
  const now = platform.clock.now();
  const distinct = [...new Map(targets.map((target) => [target.variantId, target])).values()];
  const sends = distinct.map(({ productId, variantId, waiting }) => ({
    id: newId(now),
    productId,
    variantId,
    waiting,
    requestedBy: accountId,
    seenBefore: null,
  }));
  await openSends(platform.db, site.websiteId, sends, new Date(now));
  let sent = 0;
  for (const { variantId } of distinct) {
    if (sent >= BATCH) break;
    const written = await writeBatch(platform, { websiteId: site.websiteId, variantId });
    sent += written?.sent ?? 0;
  }
  const waiting = distinct.reduce((sum, target) => sum + target.waiting, 0);
  return { sent, queued: Math.min(COUNT_LIMIT, Math.max(0, waiting - sent)) };
}

/**
 * Writes to everyone who waits for a variant. Repeated while mails are being written it joins those; repeated after
 * them it is BACK_IN_STOCK_NOBODY. Errors: PRODUCT_NOT_FOUND, also in the bin; BACK_IN_STOCK_HIDDEN unless published.
 */
export async function sendToWaiting(
  asked: Asked,
  wanted: Wanted,
): Promise<Result<AnswerOf<typeof sendCall.answer>, FailureOf<typeof sendCall>>> {
  const [found] = await examine(asked, [wanted]);
  const target = found?.target ?? null;
  if (target === null || found?.outcome === 'not-found') return fail('PRODUCT_NOT_FOUND');
  if (found?.outcome === 'hidden')
    return fail('BACK_IN_STOCK_HIDDEN', { params: { product: target.product } });
  if (found?.outcome === 'nobody') return fail('BACK_IN_STOCK_NOBODY');
  return ok(await start(asked, [target]));
}

/** The same for many variants. Each has an outcome of its own. */
export async function sendToAll(
  asked: Asked,
  wanted: readonly Wanted[],
): Promise<AnswerOf<typeof sendAllCall.answer>> {
  const found = await examine(asked, wanted);
  const targets = found.flatMap(({ target, outcome }) =>
    target !== null && outcome === 'sending' ? [target] : [],
  );
  const results = found.map(({ productId, variantId, outcome }) => ({ productId, variantId, outcome }));
  return { ...(await start(asked, targets)), results };
}
