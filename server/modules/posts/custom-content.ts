import type { PostDetail } from '@vitrine/contracts/posts.ts';
import {
  CUSTOM_NAME,
  customFieldKind,
  type CustomFieldKind,
  MAX_CUSTOM_LINE,
} from '@vitrine/domain/content/custom-fields.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { sanitiseHtml } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { customTypesFor } from '../pages/index.ts';
import { pictureContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import type { StoredPost } from './repository.ts';

type CustomTypes = PostDetail['customTypes'];
type CustomContent = PostDetail['customContent'];
type Stored = Readonly<Record<string, unknown>>;

/** What the theme declares for the entries of a list, each field once and those left out that templates cannot name. */
export async function customTypesOf(
  platform: Platform,
  db: Queryable,
  site: Site,
  { kind, collectionTypeName: typeName }: Pick<StoredPost, 'kind' | 'collectionTypeName'>,
): Promise<CustomTypes> {
  const declared = await customTypesFor(platform, db, site, { kind, typeName });
  const seen = new Set<string>();
  return declared.flatMap(({ name, title, fields }) => {
    const own = fields.filter((field) => {
      const isNew = CUSTOM_NAME.test(field.name) && !seen.has(field.name);
      if (isNew) seen.add(field.name);
      return isNew;
    });
    if (own.length === 0) return [];
    return [
      {
        name,
        title: title === '' ? name : title,
        fields: own.map((field) => ({
          name: field.name,
          title: field.title === '' ? field.name : field.title,
          kind: customFieldKind(field.type),
        })),
      },
    ];
  });
}

const fieldsOf = (types: CustomTypes): ReadonlyMap<string, CustomFieldKind> =>
  new Map(types.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, kind] as const)));

const idIn = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return '';
  return typeof value.id === 'string' ? value.id : '';
};
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is stored of the declared fields. */
export function customContentOf(stored: Stored, types: CustomTypes): CustomContent {
  const texts: Record<string, string> = {};
  const checks: Record<string, boolean> = {};
  for (const [name, kind] of fieldsOf(types)) {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (kind === 'checkbox') checks[name] = value === true || value === 'true';
    else texts[name] = kind === 'image' ? idIn(value) : textIn(value);
  }
  return { texts, checks };
}

/**
 * What is stored once the given fields have their values; those of other themes stay. A picture is stored as templates
 * read it. CONTENT_FIELD_INVALID for a field that the theme does not declare, a line that is too long, and a picture that
 * is gone.
 */
export async function changedCustomContent(
  platform: { readonly db: Queryable },
  websiteId: string,
  { stored, types }: { readonly stored: Stored; readonly types: CustomTypes },
  { texts, checks }: CustomContent,
): Promise<Result<Stored, 'CONTENT_FIELD_INVALID'>> {
  const kinds = fieldsOf(types);
  const changed: Record<string, unknown> = { ...stored };
  const ids = Object.entries(texts).flatMap(([name, id]) => (kinds.get(name) === 'image' ? [id] : []));
  const pictures = await picturesByIds(platform, websiteId, ids.filter(isId));
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const kind = kinds.get(name);
    const picture = pictures.get(text);
    if (kind === undefined || kind === 'checkbox') problems[`customContent.texts.${name}`] = noSuchField;
    else if (kind === 'text' && text.length > MAX_CUSTOM_LINE)
      problems[`customContent.texts.${name}`] =
        `Use at most ${MAX_CUSTOM_LINE.toLocaleString('en')} characters.`;
    else if (text === '') changed[name] = undefined;
    else if (kind !== 'image') changed[name] = kind === 'html' ? sanitiseHtml(text) : text.trim();
    else if (picture === undefined)
      problems[`customContent.texts.${name}`] = 'This file was deleted. Choose another one.';
    else changed[name] = pictureContext(picture);
  }
  for (const [name, isChecked] of Object.entries(checks)) {
    if (kinds.get(name) === 'checkbox') changed[name] = isChecked ? true : undefined;
    else problems[`customContent.checks.${name}`] = noSuchField;
  }
  const [field] = Object.keys(problems);
  if (field !== undefined)
    return fail('CONTENT_FIELD_INVALID', {
      params: { field, problem: problems[field] ?? '' },
      fields: problems,
    });
  return ok(Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)));
}

const noSuchField = 'The theme of your site has no such field any more. Load the post again.';
