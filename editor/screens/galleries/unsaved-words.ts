/** What was typed into a field and could not be saved. */
interface UnsavedWords {
  readonly words: string;
  /** Why it is not saved. */
  readonly reason: string;
}

const kept = new Map<string, UnsavedWords>();

/** Words that could not be saved, by the field they belong to: it shows them again, also after its panel was closed. */
export const unsavedWords = {
  of: (field: string): UnsavedWords | null => kept.get(field) ?? null,
  keep: (field: string, unsaved: UnsavedWords): void => void kept.set(field, unsaved),
  forget: (field: string): void => void kept.delete(field),
};
