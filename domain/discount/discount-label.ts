/** 'Discount (TENTH)', by its code; one that the shop agreed has none and is called by its reason, if there is one. */
export function discountLabel(
  word: string,
  { code, name }: { readonly code: string; readonly name: string },
): string {
  const by = code === '' ? name : code;
  return by === '' ? word : `${word} (${by})`;
}
