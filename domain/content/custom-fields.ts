/** How a field of a theme's custom type is filled in: a line, paragraphs, a switch, or a picture of the library. */
export const customFieldKinds = ['text', 'html', 'checkbox', 'image'] as const;
export type CustomFieldKind = (typeof customFieldKinds)[number];

/** Names of fields that owners can fill in; templates read them by it. */
export const CUSTOM_NAME = /^[a-z]\w{0,59}$/i;
/** Characters of a line and of paragraphs, as HTML. */
export const MAX_CUSTOM_LINE = 1_000;
export const MAX_CUSTOM_HTML = 20_000;
/** Fields of a post. */
export const MAX_CUSTOM_FIELDS = 50;

const kinds: Readonly<Record<string, CustomFieldKind>> = {
  checkbox: 'checkbox',
  boolean: 'checkbox',
  html: 'html',
  richtext: 'html',
  wysiwyg: 'html',
  image: 'image',
};

/** The kind of a field by the name that the theme gives its type; what is not known is a line of text. */
export function customFieldKind(type: string): CustomFieldKind {
  const name = type.toLowerCase();
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? 'text') : 'text';
}
