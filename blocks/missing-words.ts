import type { BlockDescription, PanelField } from './description.ts';

type Path = readonly PropertyKey[];

/** Things of a block that are named at once; a list of sixty empty entries would be no help. */
const MAX_NAMED = 3;

/**
 * What a half-made block lacks, in an owner's words: "Choose a picture. Fill in “Title”." `paths` are of the props that
 * do not fit, `neededPaths` of those that a new block of the type lacks, for which its description has words of its own.
 */
export function missingWords(
  description: BlockDescription,
  props: unknown,
  paths: readonly Path[],
  neededPaths: readonly Path[],
): string {
  const isNeeded = (path: Path): boolean => neededPaths.some((needed) => needed[0] === path[0]);
  const named = paths.map((path) => {
    // A rule on several props at once has no path.
    const isOwn = path.length === 0 || (path.length === 1 && isEmpty(valueAt(props, path)));
    return isOwn && isNeeded(path) && description.missing !== undefined
      ? `${description.missing}.`
      : fieldWords(description, props, path);
  });
  const different = [...new Set(named)];
  const more = different.length - MAX_NAMED;
  return [...different.slice(0, MAX_NAMED), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

/** What a block says whose file was deleted while it is in use; null where none of its fields holds the id. */
export function deletedWords(description: BlockDescription, props: unknown, id: string): string | null {
  const path = pathOf(props, id);
  if (path === null) return null;
  const { field, entries } = findField(description, path);
  const kind = field === undefined ? null : chosenKind(field);
  return inEntries(
    entries,
    kind === null ? 'One of its files was deleted.' : `${choose(kind)}: this one was deleted.`,
  );
}

function fieldWords(description: BlockDescription, props: unknown, path: Path): string {
  const { field, entries } = findField(description, path);
  if (field === undefined) return 'Something in it does not fit.';
  if (!isEmpty(valueAt(props, path))) return inEntries(entries, `Check “${field.label}”.`);
  const kind = chosenKind(field);
  if (field.kind === 'list') return inEntries(entries, `Add to “${field.label}”.`);
  return inEntries(entries, kind === null ? `Fill in “${field.label}”.` : `${choose(kind)}.`);
}

const inEntries = (entries: readonly string[], words: string): string =>
  entries.length === 0 ? words : `${entries.join(', ')}: ${words}`;

const choose = (kind: string): string => `Choose ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** What a field that is chosen holds; null for one that is filled in. */
function chosenKind(field: PanelField): string | null {
  switch (field.kind) {
    case 'asset':
      return { picture: 'picture', video: 'video', audio: 'recording', document: 'file' }[field.accepts];
    case 'playable':
      return field.file === 'audio' ? 'recording' : 'video';
    case 'collection':
      return 'list';
    case 'form':
      return 'form';
    case 'mailing-list':
      return 'mailing list';
    case 'item':
      return 'product or post';
    case 'target':
      return 'place that it leads to';
    default:
      return null;
  }
}

/** The field that a path leads to, or the one around what has no field, with the entries of lists it is in. */
function findField(
  description: BlockDescription,
  path: Path,
): { readonly field: PanelField | undefined; readonly entries: readonly string[] } {
  let fields: readonly PanelField[] = [...description.content, ...description.design];
  let field: PanelField | undefined;
  const entries: string[] = [];
  for (const [at, part] of path.entries()) {
    if (typeof part === 'number') {
      if (field?.kind === 'list' && at < path.length) entries.push(`${field.entry} ${part + 1}`);
      continue;
    }
    const next = fields.find(({ name }) => name === part);
    if (next === undefined) break;
    field = next;
    fields = next.kind === 'list' || next.kind === 'group' ? next.fields : [];
  }
  return { field, entries };
}

function valueAt(props: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? Reflect.get(value, part)
        : undefined,
    props,
  );
}

/** The first path on which a text stands in stored props; null for none. */
function pathOf(value: unknown, text: string): Path | null {
  if (value === text) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const below = pathOf(part, text);
    if (below !== null) return [Array.isArray(value) ? Number(name) : name, ...below];
  }
  return null;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
