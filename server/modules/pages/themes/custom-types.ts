import type { CollectionKind } from '@vitrine/domain/content/content.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Theme } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { themeWithin } from './themes.ts';

/**
 * The types with fields of their own that the theme declares for the entries of a list: that of the list's own name, and
 * those that its conf accepts. Read in the caller's transaction.
 */
export async function customTypesFor(
  platform: Platform,
  db: Queryable,
  site: Site,
  { kind, typeName }: { readonly kind: CollectionKind; readonly typeName: string },
): Promise<Theme['conf']['customTypes']> {
  const { conf, collections } = await themeWithin(platform, db, site);
  const accepted = collections.get(typeName === '' ? kind : typeName)?.acceptTypes ?? [];
  return conf.customTypes.filter(({ name }) => name !== '' && (name === typeName || accepted.includes(name)));
}
