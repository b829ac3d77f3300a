/** What stands for a value in the words of a mail, written in single braces: `{name}`. */
export const mailPlaceholders = [
  'shop',
  'email',
  'name',
  'number',
  'amount',
  'productName',
  'product',
  'price',
  'priceBefore',
  'date',
  'before',
  'contents',
  'address',
  'last4',
  'sender',
  'recipient',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

export type PlaceholderProblem =
  | { readonly kind: 'unknown-placeholder'; readonly written: string }
  | { readonly kind: 'broken-placeholder'; readonly written: string };

/** Whatever has a brace, with what is close to it. */
const braced = /\{+[^{}\n]{0,20}\}*|[^{}\s]{0,20}\}+/g;

/** The first placeholder of a text that is broken or not among the known ones; null where all are right. */
export function placeholderProblem(
  text: string,
  known: readonly MailPlaceholder[],
): PlaceholderProblem | null {
  for (const [found] of text.matchAll(braced)) {
    const written = found.trim();
    const name = /^\{(\w+)\}$/.exec(written)?.[1];
    if (name === undefined) return { kind: 'broken-placeholder', written };
    if (!known.some((one) => one === name)) return { kind: 'unknown-placeholder', written };
  }
  return null;
}
