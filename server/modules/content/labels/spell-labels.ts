import { labelKey, type LabelKind, spellLabels } from '@vitrine/domain/content/labels.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Which names: those of one kind in one list. */
export interface LabelsOf {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly kind: LabelKind;
}

/**
 * Locks the tags or categories of a website until the caller's transaction ends. Whoever changes them, or gives items
 * names, does so first, before it locks items: a name is never given while it is renamed.
 */
export async function lockLabels(tx: Queryable, websiteId: string): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'content-lock-labels',
      text: `select pg_advisory_xact_lock(hashtext('vitrine labels'), hashtext($1))`,
    },
    [websiteId],
  );
}

/**
 * The names that an item gets, in the spelling of its list, each once; new ones are added to it. Inside the caller's
 * transaction, which has called `lockLabels`.
 */
export async function spellLabelsIn(
  tx: Queryable,
  platform: Pick<Platform, 'clock'>,
  { websiteId, collectionId, kind }: LabelsOf,
  names: readonly string[],
): Promise<readonly string[]> {
  const given = spellLabels(names, []);
  if (given.length === 0) return [];
  const known = await runNamed<{ name: string }>(
    tx,
    {
      name: 'content-known-labels',
      text: `select name from item_labels
        where website_id = $1 and collection_id = $2 and kind = $3 and name_key = any($4::text[])`,
    },
    [websiteId, collectionId, kind, given.map(labelKey)],
  );
  const spelled = spellLabels(
    given,
    known.map(({ name }) => name),
  );
  const keys = new Set(known.map(({ name }) => labelKey(name)));
  const fresh = spelled.filter((name) => !keys.has(labelKey(name)));
  if (fresh.length > 0) {
    const now = platform.clock.now();
    await runNamed(
      tx,
      {
        name: 'content-add-labels',
        text: `insert into item_labels (website_id, id, collection_id, kind, name, name_key)
          select $1, n.id, $2, $3, n.name, n.key from unnest($4::uuid[], $5::text[], $6::text[]) as n(id, name, key)
          on conflict do nothing`,
      },
      [websiteId, collectionId, kind, fresh.map(() => newId(now)), fresh, fresh.map(labelKey)],
    );
  }
  return spelled;
}
