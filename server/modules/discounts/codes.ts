import { randomBytes } from 'node:crypto';
import type * as calls from '@vitrine/contracts/discounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { discountCodeOf, RANDOM_CODE_LENGTH } from '@vitrine/domain/discount/discount-code.ts';
import { CODES_PER_CALL, MAX_CODES_OF_DISCOUNT } from '@vitrine/domain/discount/discount-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { discountProblemTexts } from '@vitrine/domain/text/en/discount-problems.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { countCodesAdded, insertCodes, ownersOfCodes } from './codes-repository.ts';
import { lockDiscount } from './repository.ts';

/** Attempts to find random codes that are free. */
const MAX_TRIES = 5;

interface Owner {
  readonly websiteId: string;
  readonly discountId: string;
  readonly createdOn: Date;
}

const codesProblem = (sentence: string) => fail('MALFORMED_REQUEST', { fields: { codes: sentence } });

/**
 * Adds codes that were typed, in their stored form; without a failure all of them, otherwise the transaction must end
 * without them: the sentence at `codes` names one that is there twice or taken.
 */
export async function addCodesIn(
  tx: Queryable,
  owner: Owner,
  codes: readonly string[],
): Promise<Result<null, 'MALFORMED_REQUEST'>> {
  const twice = codes.find((code, index) => codes.indexOf(code) < index);
  if (twice !== undefined) return codesProblem(fillText(discountProblemTexts.codeTwice, { code: twice }));
  const [taken] = await ownersOfCodes(tx, owner.websiteId, codes);
  if (taken !== undefined) return codesProblem(fillText(discountProblemTexts.codeTaken, taken));
  const now = owner.createdOn.getTime();
  const added = await insertCodes(
    tx,
    owner,
    codes.map((code) => ({ id: newId(now), code })),
  );
  if (added.length === codes.length) return ok(null);
  // Somebody else has just taken it.
  const code = codes.find((each) => !added.includes(each)) ?? '';
  const [other] = await ownersOfCodes(tx, owner.websiteId, [code]);
  throw new CodeTaken(fillText(discountProblemTexts.codeTaken, { code, name: other?.name ?? '' }));
}

/** Ends the transaction of codes that were added in part. */
class CodeTaken extends Error {}

/** A transaction whose codes are all added or none. */
export async function withCodes<T, C extends string>(
  platform: Platform,
  work: (tx: Queryable) => Promise<Result<T, C>>,
): Promise<Result<T, C | 'MALFORMED_REQUEST'>> {
  try {
    return await platform.db.transaction(work);
  } catch (error) {
    if (error instanceof CodeTaken) return codesProblem(error.message);
    throw error;
  }
}

/** Adds typed codes to a discount. */
export async function addCodes(
  platform: Platform,
  { websiteId }: Site,
  discountId: string,
  codes: readonly string[],
): Promise<Result<{ readonly codeCount: number }, FailureOf<typeof calls.addDiscountCodes>>> {
  type Added = Result<{ readonly codeCount: number }, FailureOf<typeof calls.addDiscountCodes>>;
  return withCodes(platform, async (tx): Promise<Added> => {
    const discount = await lockDiscount(tx, websiteId, discountId);
    if (discount === null) return fail('DISCOUNT_NOT_FOUND');
    if (discount.isAutomatic) return fail('DISCOUNT_IS_AUTOMATIC');
    if (discount.codeCount + codes.length > MAX_CODES_OF_DISCOUNT)
      return fail('DISCOUNT_CODE_LIMIT', { params: { most: MAX_CODES_OF_DISCOUNT } });
    const createdOn = new Date(platform.clock.now());
    const added = await addCodesIn(tx, { websiteId, discountId, createdOn }, codes);
    if (!added.ok) return added;
    await countCodesAdded(tx, websiteId, discountId, { count: codes.length, firstCode: codes[0] ?? '' });
    return ok({ codeCount: discount.codeCount + codes.length });
  });
}

/** Makes random codes until the discount has `total`, at most `CODES_PER_CALL` now. One that has more keeps them. */
export async function generateCodes(
  platform: Platform,
  { websiteId }: Site,
  discountId: string,
  { total, prefix }: z.output<typeof calls.generateDiscountCodes.body>,
): Promise<Result<{ readonly codeCount: number }, FailureOf<typeof calls.generateDiscountCodes>>> {
  return platform.db.transaction(async (tx) => {
    const discount = await lockDiscount(tx, websiteId, discountId);
    if (discount === null) return fail('DISCOUNT_NOT_FOUND');
    if (discount.isAutomatic) return fail('DISCOUNT_IS_AUTOMATIC');
    const now = platform.clock.now();
    const owner = { websiteId, discountId, createdOn: new Date(now) };
    let missing = Math.min(total - discount.codeCount, CODES_PER_CALL);
    let count = 0;
    let firstCode = '';
    for (let turn = 0; turn < MAX_TRIES && missing > 0; turn += 1) {
      const random = randomBytes(missing * RANDOM_CODE_LENGTH);
      const codes = Array.from({ length: missing }, (_, at) => ({
        id: newId(now),
        code: discountCodeOf(prefix, random.subarray(at * RANDOM_CODE_LENGTH)),
      }));
      const added = await insertCodes(tx, owner, codes);
      firstCode = firstCode === '' ? (added[0] ?? '') : firstCode;
      count += added.length;
      missing -= added.length;
    }
    if (count > 0) await countCodesAdded(tx, websiteId, discountId, { count, firstCode });
    return ok({ codeCount: discount.codeCount + count });
  });
}
