import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/categories.ts';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import { type CategoryTree, spellNames } from '@vitrine/domain/category/category-tree.ts';
import {
  addCategory,
  mergeCategory,
  moveCategory,
  removeCategory,
  renameCategory,
} from '@vitrine/domain/category/change-tree.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { TreePlace } from '@vitrine/domain/tree/tree.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeCategoryOfItems } from '../../content/index.ts';
import { bumpRevision, type Site } from '../../websites/index.ts';
import { changeCategoryMark } from '../index-products.ts';
import {
  areCategories,
  countProductsByCategory,
  lockCategories,
  saveCategories,
  selectCategories,
  type StoredCategory,
} from './repository.ts';

/** Record type of a store item. spec: site-platform 3 */
const STORE_ITEM = 11;
/** Names that a category had by which it is still found. */
const MAX_FORMER_NAMES = 20;

type Tree = CategoryTree<StoredCategory>;
type Revised<Call extends { readonly errors?: readonly string[] }> = Promise<
  Result<{ readonly revision: number }, FailureOf<Call>>
>;

/** The categories of a shop with their numbers of products. */
export async function listCategories(
  platform: Pick<Platform, 'db'>,
  { websiteId }: Site,
): Promise<readonly ListedCategory[]> {
  const [tree, counts] = await Promise.all([
    selectCategories(platform.db, websiteId),
    countProductsByCategory(platform.db, websiteId),
  ]);
  return tree.map(({ id, name, parentId, revision }) => ({
    id,
    name,
    parentId,
    revision,
    products: counts.get(name) ?? 0,
  }));
}

const madeOf = (id: string, name: string, parentId: string | null): StoredCategory => ({
  id,
  name,
  parentId,
  formerNames: [],
  revision: 1,
});

/** Adds a category as the last one inside another one, or of the top level. */
export async function createCategory(
  platform: Platform,
  { websiteId }: Site,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<Result<ListedCategory, FailureOf<typeof calls.createCategory>>> {
  return platform.db.transaction(async (tx) => {
    const tree = await lockTree(tx, websiteId);
    const made = madeOf(newId(platform.clock.now()), name, parentId);
    const changed = addCategory(tree, made);
    if (!changed.ok) return changed;
    await saveCategories(tx, websiteId, tree, changed.value);
    await bumpRevision(tx, websiteId);
    const { id, revision } = made;
    return ok({ id, name, parentId, revision, products: 0 });
  });
}

/** Renames a category, with its products and what they are searched by. Its former names still lead to it. */
export function renameCategoryOf(
  platform: Platform,
  site: Site,
  { id, name, revision }: { readonly id: string; readonly name: string; readonly revision: number },
): Revised<typeof calls.renameCategory> {
  return changeOne(platform, site, { id, revision }, async (tx, tree, { name: from, formerNames }) => {
    if (name === from) return ok(tree);
    const changed = renameCategory(tree, id, name);
    if (!changed.ok) return changed;
    await changeProducts(tx, site.websiteId, from, name);
    return ok(withFields(changed.value, id, { formerNames: withFormer(name, [from, ...formerNames]) }));
  });
}

/** Moves a category with all that is inside it. */
export function moveCategoryOf(
  platform: Platform,
  site: Site,
  { id, revision, ...place }: TreePlace & { readonly id: string; readonly revision: number },
): Revised<typeof calls.moveCategory> {
  return changeOne(platform, site, { id, revision }, (_tx, tree) =>
    Promise.resolve(moveCategory(tree, id, place)),
  );
}

/** Merges a category into another one, which its products get instead and which its names lead to. */
export async function mergeCategoryInto(
  platform: Platform,
  site: Site,
  { id, into, revision }: { readonly id: string; readonly into: string; readonly revision: number },
): Promise<Result<null, FailureOf<typeof calls.mergeCategory>>> {
  const done = await changeOne<FailureOf<typeof calls.mergeCategory>>(
    platform,
    site,
    { id, revision },
    async (tx, tree, { name, formerNames }) => {
      const changed = mergeCategory(tree, id, into);
      const other = tree.find((one) => one.id === into);
      if (!changed.ok) return changed;
      if (other === undefined) return fail('CATEGORY_NOT_FOUND');
      await changeProducts(tx, site.websiteId, name, other.name);
      const former = withFormer(other.name, [name, ...other.formerNames, ...formerNames]);
      return ok(withFields(changed.value, into, { formerNames: former }));
    },
  );
  return done.ok ? ok(null) : done;
}

/** Deletes a category: its products lose it, and what is inside it takes its place. */
export async function deleteCategory(
  platform: Platform,
  site: Site,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Result<null, FailureOf<typeof calls.deleteCategory>>> {
  const done = await changeOne<FailureOf<typeof calls.deleteCategory>>(
    platform,
    site,
    { id, revision },
    async (tx, tree, { name }) => {
      await changeProducts(tx, site.websiteId, name, null);
      return removeCategory(tree, id);
    },
  );
  return done.ok ? ok(null) : done;
}

/**
 * The names of categories that a product gets, in the spelling of the tree; new ones are added to the end of its top
 * level. Inside the caller's transaction, which has locked no items before and must also call `bumpRevision`.
 */
export async function spellCategoriesIn(
  tx: Queryable,
  platform: Pick<Platform, 'clock'>,
  websiteId: string,
  names: readonly string[],
): Promise<Result<readonly string[], 'CATEGORY_LIMIT'>> {
  const given = [...new Set(names)];
  if (given.length === 0) return ok([]);
  await lockCategories(tx, websiteId);
  if (await areCategories(tx, websiteId, given)) return ok(given);
  const tree = await selectCategories(tx, websiteId);
  const spelled = spellNames(tree, given);
  let grown: Tree = tree;
  for (const name of spelled.missing) {
    const added = addCategory(grown, madeOf(newId(platform.clock.now()), name, null));
    if (added.ok) grown = added.value;
    else
      return fail('CATEGORY_LIMIT', added.error.params === undefined ? {} : { params: added.error.params });
  }
  await saveCategories(tx, websiteId, tree, grown);
  return ok(spelled.names);
}

async function lockTree(tx: Queryable, websiteId: string): Promise<Tree> {
  await lockCategories(tx, websiteId);
  return selectCategories(tx, websiteId);
}

/** Changes the tree under its lock; refused when the category has been changed since the owner saw it. */
function changeOne<Code extends string>(
  platform: Platform,
  { websiteId }: Site,
  { id, revision }: { readonly id: string; readonly revision: number },
  change: (tx: Queryable, tree: Tree, category: StoredCategory) => Promise<Result<Tree, Code>>,
): Promise<Result<{ readonly revision: number }, Code | 'CATEGORY_NOT_FOUND' | 'STALE_REVISION'>> {
  return platform.db.transaction(async (tx) => {
    const tree = await lockTree(tx, websiteId);
    const category = tree.find((one) => one.id === id);
    if (category === undefined) return fail('CATEGORY_NOT_FOUND');
    if (category.revision !== revision) return fail('STALE_REVISION');
    const changed = await change(tx, tree, category);
    if (!changed.ok) return changed;
    if (changed.value === tree) return ok({ revision });
    const next = revision + 1;
    await saveCategories(tx, websiteId, tree, withFields(changed.value, id, { revision: next }));
    await bumpRevision(tx, websiteId);
    return ok({ revision: next });
  });
}

/** The former names of a category that has this one, each once; the oldest are given up. */
const withFormer = (name: string, former: readonly string[]): readonly string[] =>
  [...new Set(former)].filter((one) => one !== name).slice(0, MAX_FORMER_NAMES);

const withFields = (tree: Tree, id: string, fields: Partial<StoredCategory>): Tree =>
  tree.map((category) => (category.id === id ? { ...category, ...fields } : category));

/** Gives products another category in place of one, or takes it off them. */
async function changeProducts(
  tx: Queryable,
  websiteId: string,
  from: string,
  to: string | null,
): Promise<void> {
  await changeCategoryOfItems(tx, websiteId, { recordType: STORE_ITEM, from, to });
  await changeCategoryMark(tx, websiteId, from, to);
}
