/** What items of a list are sorted by: tags are many and short, categories divide the list. */
export const labelKinds = ['tag', 'category'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** Longest name of a tag or category, characters. */
export const MAX_LABEL = 100;
/** Tags of one item, and as many categories. */
export const MAX_ITEM_LABELS = 50;

/** A name as it is stored: without spaces around it, and with single ones inside. */
export const labelName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** A name as it is compared: two that differ in letter case only are one. */
export const labelKey = (name: string): string => labelName(name).toLowerCase();

/** Names as an item gets them: each once, in the spelling that is known, else as they are written first. */
export function spellLabels(names: readonly string[], known: readonly string[]): readonly string[] {
  const spelling = new Map(known.map((name) => [labelKey(name), name]));
  const spelled = new Map<string, string>();
  for (const name of names) {
    const key = labelKey(name);
    if (key !== '' && !spelled.has(key)) spelled.set(key, spelling.get(key) ?? labelName(name));
  }
  return [...spelled.values()];
}

/** The exact terms by which the search column of items has a tag, a category and an author. */
export const tagMark = (tag: string): string => `t:${tag}`;
export const categoryMark = (category: string): string => `c:${category}`;
export const authorMark = (authorId: string): string => `a:${authorId}`;
