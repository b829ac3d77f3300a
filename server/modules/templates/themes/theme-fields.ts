import type { SectionTheme } from '@vitrine/domain/page/page-document.ts';
import type { ScannedTag } from './host-tag-scan.ts';

/** A place in a theme's templates for blocks of the owner's, which stand on every page that has it. */
export interface ThemeField {
  readonly id: string;
  /** What the theme calls it; '' for nothing. */
  readonly label: string;
  /** Whether the theme shows something of its own there until the owner has put blocks into it. */
  readonly hasOwn: boolean;
  /** The look of what the theme shows there itself. */
  readonly look: SectionTheme;
}

const looks: readonly SectionTheme[] = ['light', 'tinted', 'dark', 'accent'];

export const isFieldId = (id: string): boolean => /^[\w.:-]{1,80}$/.test(id);

/** The place that a block field of a source is; null where its id is not a plain one. */
export function themeFieldOf({
  attributes,
  body,
}: Pick<ScannedTag, 'attributes' | 'body'>): ThemeField | null {
  const id = attributes.get('id') ?? '';
  if (!isFieldId(id)) return null;
  return {
    id,
    label: attributes.get('label') ?? '',
    hasOwn: body !== null,
    look: looks.find((look) => look === attributes.get('look')) ?? 'light',
  };
}

/** The place of a theme's footer; null where it has none for blocks. */
export function footerField(fields: ReadonlyMap<string, ThemeField>): ThemeField | null {
  const all = [...fields.values()];
  return all.find(({ id, label }) => /foot/i.test(`${id} ${label}`)) ?? null;
}
