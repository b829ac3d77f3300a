import type { CodeVersion } from '@vitrine/contracts/site-code.ts';
import type { PageCode } from '@vitrine/domain/code/page-code.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { codeVersions } from '../tables.ts';

export interface StoredCode extends PageCode {
  readonly place: string;
  readonly number: number;
}

/** Code that is used at these places, in no order; places without any are left out. */
export function selectUsedCode(
  db: Queryable,
  websiteId: string,
  places: readonly string[],
): Promise<readonly StoredCode[]> {
  return runNamed<StoredCode>(
    db,
    {
      name: 'code-used',
      text: `select distinct on (place) place, number, header, footer from code_versions
        where website_id = $1 and place = any($2) order by place, number desc`,
    },
    [websiteId, places],
  );
}

/** How large the code is that is used at each place of a website that has some. Bytes. */
export function selectCodeSizes(
  db: Queryable,
  websiteId: string,
): Promise<
  readonly { readonly place: string; readonly headerBytes: number; readonly footerBytes: number }[]
> {
  return runNamed(
    db,
    {
      name: 'code-sizes',
      text: `select * from (
          select distinct on (place) place, octet_length(header) as "headerBytes", octet_length(footer) as "footerBytes"
          from code_versions where website_id = $1 order by place, number desc
        ) used where "headerBytes" + "footerBytes" > 0`,
    },
    [websiteId],
  );
}

/** The versions of a place, the latest first. */
export async function selectCodeVersions(
  db: Queryable,
  websiteId: string,
  place: string,
): Promise<CodeVersion[]> {
  const rows = await runNamed<Omit<CodeVersion, 'savedOn'> & { readonly savedOn: number }>(
    db,
    {
      name: 'code-versions',
      text: `select v.number, (extract(epoch from v.saved_on) * 1000)::float8 as "savedOn",
          coalesce(nullif(a.name, ''), a.email, '') as author,
          octet_length(v.header) as "headerBytes", octet_length(v.footer) as "footerBytes"
        from code_versions v left join accounts a on a.id = v.author_id
        where v.website_id = $1 and v.place = $2 order by v.number desc`,
    },
    [websiteId, place],
  );
  return rows.map(({ savedOn, ...row }) => ({ ...row, savedOn: new Date(savedOn).toISOString() }));
}

/** The code of one version; null where the place has none of that number. */
export async function selectCodeVersion(
  db: Queryable,
  websiteId: string,
  place: string,
  number: number,
): Promise<PageCode | null> {
  const [row] = await db
    .select({ header: codeVersions.header, footer: codeVersions.footer })
    .from(codeVersions)
    .where(
      and(
        eq(codeVersions.websiteId, websiteId),
        eq(codeVersions.place, place),
        eq(codeVersions.number, number),
      ),
    );
  return row ?? null;
}

export async function insertCodeVersion(
  tx: Queryable,
  version: typeof codeVersions.$inferInsert,
): Promise<void> {
  await tx.insert(codeVersions).values(version);
}

/** Deletes the versions of a place up to a number. */
export async function deleteCodeVersions(
  tx: Queryable,
  websiteId: string,
  place: string,
  upTo: number,
): Promise<void> {
  await tx
    .delete(codeVersions)
    .where(
      and(
        eq(codeVersions.websiteId, websiteId),
        eq(codeVersions.place, place),
        lte(codeVersions.number, upTo),
      ),
    );
}

/** Deletes all code of the entries of lists that are erased. */
export async function deleteCodeOfLists(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(codeVersions)
    .where(and(eq(codeVersions.websiteId, websiteId), inArray(codeVersions.place, [...ids])));
}
