import type { ContextObject } from '../formatters/item-context.ts';

const textIn = (value: unknown, name: string): string => {
  const text: unknown =
    typeof value === 'object' && value !== null ? (value as ContextObject)[name] : undefined;
  return typeof text === 'string' ? text.replaceAll(/[^\w-]+/g, '-') : '';
};

/**
 * Classes of a page's body: the host's, those for the custom type and the layout, and those of the owner's tweak values.
 */
export function pageClassesOf(host: string, context: ContextObject, chosen: string): string {
  const { collection } = context;
  const typeName = textIn(collection, 'typeName');
  const isNew = typeName !== '' && !` ${host} `.includes(` collection-type-${typeName} `);
  return [
    host,
    isNew ? `collection-type-${typeName}` : '',
    typeName === '' ? '' : `collection-layout-${textIn(collection, 'regionName') || 'default'}`,
    'mobile-style-available',
    chosen,
  ]
    .filter(Boolean)
    .join(' ');
}
