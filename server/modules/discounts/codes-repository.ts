import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { lockDiscount } from './repository.ts';
import { discountCodes, discounts } from './tables.ts';

export type CodeRecord = Omit<typeof discountCodes.$inferSelect, 'search'>;
const { search: _codeSearch, ...codeColumns } = getTableColumns(discountCodes);

/** Whether a code leads to a discount that is switched on. */
export async function isCodeOn(db: Queryable, websiteId: string, code: string): Promise<boolean> {
  const [row] = await db
    .select({ enabled: discounts.enabled })
    .from(discountCodes)
    .innerJoin(
      discounts,
      and(eq(discounts.websiteId, discountCodes.websiteId), eq(discounts.id, discountCodes.discountId)),
    )
    .where(and(eq(discountCodes.websiteId, websiteId), eq(discountCodes.code, code)));
  return row?.enabled === true;
}

export interface NewCode {
  readonly id: string;
  readonly code: string;
}

/** Adds those of the codes that no discount of the website has; returns them. The caller holds the discount's lock. */
export async function insertCodes(
  tx: Queryable,
  owner: { readonly websiteId: string; readonly discountId: string; readonly createdOn: Date },
  codes: readonly NewCode[],
): Promise<readonly string[]> {
  const { websiteId, discountId, createdOn } = owner;
  const added = await tx.execute<{ code: string }>(sql`
    insert into discount_codes (website_id, id, discount_id, code, created_on)
    select ${websiteId}, n.id, ${discountId}, n.code, ${createdOn}
    from unnest(${sql.param(codes.map(({ id }) => id))}::uuid[], ${sql.param(codes.map(({ code }) => code))}::text[])
      as n(id, code)
    on conflict (website_id, code) do nothing
    returning code`);
  return added.rows.map(({ code }) => code);
}

/** The discounts that codes lead to already. */
export async function ownersOfCodes(
  db: Queryable,
  websiteId: string,
  codes: readonly string[],
): Promise<readonly { readonly code: string; readonly name: string }[]> {
  return db
    .select({ code: discountCodes.code, name: discounts.name })
    .from(discountCodes)
    .innerJoin(
      discounts,
      and(eq(discounts.websiteId, discountCodes.websiteId), eq(discounts.id, discountCodes.discountId)),
    )
    .where(and(eq(discountCodes.websiteId, websiteId), inArray(discountCodes.code, [...codes])))
    .orderBy(discountCodes.code);
}

/** Counts a discount's codes again and notes the first of them; the caller holds the discount's lock. */
export async function recountCodes(tx: Queryable, websiteId: string, discountId: string): Promise<number> {
  const counted = await tx.execute<{ count: number }>(sql`
    update discounts d set code_count = of.count, first_code = coalesce(of.first, '')
    from (select count(*)::int as count, (array_agg(code order by created_on, id))[1] as first
      from discount_codes where website_id = ${websiteId} and discount_id = ${discountId}) of
    where d.website_id = ${websiteId} and d.id = ${discountId}
    returning of.count`);
  return counted.rows[0]?.count ?? 0;
}

/** Adds to the number of a discount's codes; the caller holds the discount's lock. */
export async function countCodesAdded(
  tx: Queryable,
  websiteId: string,
  discountId: string,
  added: { readonly count: number; readonly firstCode: string },
): Promise<void> {
  await tx.execute(sql`
    update discounts set code_count = code_count + ${added.count},
      first_code = case when first_code = '' then ${added.firstCode} else first_code end
    where website_id = ${websiteId} and id = ${discountId}`);
}

export type ListedCode = CodeRecord & { readonly discountName: string; readonly usesPerCode: number | null };

/** The codes with these ids, in that order. */
export async function codesByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly ListedCode[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...codeColumns, discountName: discounts.name, usesPerCode: discounts.usesPerCode })
    .from(discountCodes)
    .innerJoin(
      discounts,
      and(eq(discounts.websiteId, discountCodes.websiteId), eq(discounts.id, discountCodes.discountId)),
    )
    .where(and(eq(discountCodes.websiteId, websiteId), inArray(discountCodes.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Codes, locked with their discounts: discounts first, each by id, as a checkout locks them. */
export async function lockCodes(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly CodeRecord[]> {
  const chosen = and(eq(discountCodes.websiteId, websiteId), inArray(discountCodes.id, [...ids]));
  const owners = await tx.selectDistinct({ id: discountCodes.discountId }).from(discountCodes).where(chosen);
  if (owners.length === 0) return [];
  await tx
    .select({ id: discounts.id })
    .from(discounts)
    .where(
      and(
        eq(discounts.websiteId, websiteId),
        inArray(
          discounts.id,
          owners.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(discounts.id)
    .for('update');
  return tx.select(codeColumns).from(discountCodes).where(chosen).orderBy(discountCodes.id).for('update');
}

export async function deleteCodes(tx: Queryable, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(discountCodes)
    .where(and(eq(discountCodes.websiteId, websiteId), inArray(discountCodes.id, [...ids])));
}

/** Puts deleted codes back; returns the ids of those whose code is still free and whose discount is there. */
export async function restoreCodes(
  tx: Queryable,
  codes: readonly CodeRecord[],
): Promise<ReadonlySet<string>> {
  const websiteId = codes[0]?.websiteId;
  if (websiteId === undefined) return new Set();
  const ids = [...new Set(codes.map(({ discountId }) => discountId))].toSorted();
  const there = new Set<string>();
  for (const id of ids) if ((await lockDiscount(tx, websiteId, id)) !== null) there.add(id);
  const fitting = codes.filter(({ discountId }) => there.has(discountId));
  if (fitting.length === 0) return new Set();
  const back = await tx
    .insert(discountCodes)
    .values([...fitting])
    .onConflictDoNothing()
    .returning({ id: discountCodes.id });
  return new Set(back.map(({ id }) => id));
}
