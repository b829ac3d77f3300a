import { fail, ok, type Result } from '../result.ts';
import { branchOf, type Tree, type TreeNode } from '../tree/tree.ts';

/** Folders of a website's files. */
const MAX_FOLDERS = 1000;
/** Levels of the tree. */
export const MAX_FOLDER_LEVELS = 5;
/** Characters of a folder's name. */
export const MAX_FOLDER_NAME = 80;

/** A folder of a website's files. */
export interface FileFolder extends TreeNode {
  readonly name: string;
}

type Folders<F extends FileFolder = FileFolder> = readonly F[];

/** What names are compared by: letter case and accents' encodings do not count. */
const folderKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** `Glazes 2` comes before `glazes 10`. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Folders as a tree, each level by name. Those whose parent is missing, or that are inside themselves, come last. */
export function inFolderOrder<F extends FileFolder>(folders: Folders<F>): Tree<F> {
  const inside = new Map<string | null, F[]>();
  for (const folder of folders.toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)))
    inside.set(folder.parentId, [...(inside.get(folder.parentId) ?? []), folder]);
  const tree: F[] = [];
  const seen = new Set<string>();
  const visit = (folder: F): void => {
    if (seen.has(folder.id)) return;
    seen.add(folder.id);
    tree.push(folder);
    for (const child of inside.get(folder.id) ?? []) visit(child);
  };
  for (const folder of inside.get(null) ?? []) visit(folder);
  for (const folder of folders) if (!seen.has(folder.id)) visit({ ...folder, parentId: null });
  return tree;
}

/** The folders from the top to this one, itself last; empty when there is none. Ends where folders go in circles. */
export function pathOfFolder<F extends FileFolder>(folders: Folders<F>, id: string | null): Folders<F> {
  const known = new Map(folders.map((folder) => [folder.id, folder]));
  const path: F[] = [];
  for (
    let at = known.get(id ?? '');
    at !== undefined && !path.includes(at);
    at = known.get(at.parentId ?? '')
  )
    path.unshift(at);
  return path;
}

const levelIn = (folders: Folders, parentId: string | null): number => pathOfFolder(folders, parentId).length;

/** The levels of a folder with all that is inside it: 1 for one that contains none. */
function heightOf(folders: Folders, id: string): number {
  const branch = inFolderOrder(branchInAnyOrder(folders, id).map((one) => (one.id === id ? top(one) : one)));
  return Math.max(0, ...branch.map((one) => pathOfFolder(branch, one.id).length));
}

const top = <F extends FileFolder>(folder: F): F => ({ ...folder, parentId: null });

/** A folder with all that is inside it, itself first. */
export const branchInAnyOrder = <F extends FileFolder>(folders: Folders<F>, id: string): Folders<F> =>
  branchOf(inFolderOrder(folders), id);

const taken = (folders: Folders, parentId: string | null, name: string, but: string): boolean =>
  folders.some(
    (one) => one.parentId === parentId && one.id !== but && folderKey(one.name) === folderKey(name),
  );

const nameTaken = (name: string) => fail('FOLDER_NAME_TAKEN', { params: { name } });
const tooDeep = () => fail('FOLDER_TOO_DEEP', { params: { most: MAX_FOLDER_LEVELS } });

/** Adds a folder. */
export function addFolder<F extends FileFolder>(
  folders: Folders<F>,
  folder: F,
): Result<Folders<F>, 'FOLDER_LIMIT' | 'FOLDER_NAME_TAKEN' | 'FOLDER_NOT_FOUND' | 'FOLDER_TOO_DEEP'> {
  const { parentId, name } = folder;
  if (parentId !== null && !folders.some(({ id }) => id === parentId)) return fail('FOLDER_NOT_FOUND');
  if (folders.length >= MAX_FOLDERS) return fail('FOLDER_LIMIT', { params: { most: MAX_FOLDERS } });
  if (levelIn(folders, parentId) >= MAX_FOLDER_LEVELS) return tooDeep();
  if (taken(folders, parentId, name, '')) return nameTaken(name);
  return ok([...folders, folder]);
}

/** What is changed of a folder: its name, and what it is inside of; null is the top. */
export interface FolderChange {
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
}

/** Renames a folder, or moves it with all that is inside it. */
export function changeFolder<F extends FileFolder>(
  folders: Folders<F>,
  id: string,
  change: FolderChange,
): Result<Folders<F>, 'FOLDER_INSIDE_ITSELF' | 'FOLDER_NAME_TAKEN' | 'FOLDER_NOT_FOUND' | 'FOLDER_TOO_DEEP'> {
  const folder = folders.find((one) => one.id === id);
  if (folder === undefined) return fail('FOLDER_NOT_FOUND');
  const { name = folder.name, parentId = folder.parentId } = change;
  if (parentId !== folder.parentId && parentId !== null) {
    if (!folders.some((one) => one.id === parentId)) return fail('FOLDER_NOT_FOUND');
    if (branchInAnyOrder(folders, id).some((one) => one.id === parentId))
      return fail('FOLDER_INSIDE_ITSELF', { params: { name: folder.name } });
    if (levelIn(folders, parentId) + heightOf(folders, id) > MAX_FOLDER_LEVELS) return tooDeep();
  }
  if (taken(folders, parentId, name, id)) return nameTaken(name);
  return ok(folders.map((one) => (one.id === id ? { ...one, name, parentId } : one)));
}

/** Where a folder may be moved: not where it is, not into itself, and nowhere where its name is taken. */
export const mayMoveFolder = (folders: Folders, id: string, parentId: string | null): boolean =>
  folders.some((one) => one.id === id && one.parentId !== parentId) &&
  changeFolder(folders, id, { parentId }).ok;

/**
 * Removes a folder; the folders inside it take its place. One whose name is taken there gets a number behind it:
 * `Glazes 2`.
 */
export function dissolveFolder<F extends FileFolder>(
  folders: Folders<F>,
  id: string,
): Result<Folders<F>, 'FOLDER_NOT_FOUND'> {
  const removed = folders.find((one) => one.id === id);
  if (removed === undefined) return fail('FOLDER_NOT_FOUND');
  let left: Folders<F> = folders.filter((one) => one !== removed);
  for (const child of inFolderOrder(folders).filter(({ parentId }) => parentId === id)) {
    const name = freeName(left, removed.parentId, child);
    left = left.map((one) => (one.id === child.id ? { ...one, name, parentId: removed.parentId } : one));
  }
  return ok(left);
}

function freeName(folders: Folders, parentId: string | null, { id, name }: FileFolder): string {
  if (!taken(folders, parentId, name, id)) return name;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const tried = `${name.slice(0, MAX_FOLDER_NAME - end.length)}${end}`;
    if (!taken(folders, parentId, tried, id)) return tried;
  }
}
