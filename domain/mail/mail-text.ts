import { fillText } from '../text/fill-text.ts';

/** A piece of a paragraph: plain text, or a link. Line breaks are `\n`. */
export interface MailTextPart {
  readonly text: string;
  /** An address on http or https; null for plain text. */
  readonly href: string | null;
}

export type MailParagraph = readonly MailTextPart[];
export type MailValues = Readonly<Record<string, string | number>>;

/** Web addresses in a text, up to what cannot be a part of them. */
const webAddress = /https?:\/\/[^\s<>"“”„«»]+/gi;
/** What ends a sentence rather than an address. */
const sentenceEnd = /[.,;:!?)\]'’…]+$/;

/**
 * The paragraphs of a text with `{placeholders}`, filled in. Web addresses of the text itself become links; those in
 * values, which a visitor may have typed, stay text. A paragraph that names a value that is empty is left out where it
 * would be meaningless: `{email}` of a shop without a contact address.
 */
export function mailParagraphs(text: string, values: MailValues): readonly MailParagraph[] {
  const hasContact = values['email'] !== '';
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && (hasContact || !paragraph.includes('{email}')))
    .map((paragraph) => partsOf(paragraph, values));
}

function partsOf(paragraph: string, values: MailValues): MailParagraph {
  const parts: MailTextPart[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) parts.push({ text: fillText(paragraph.slice(from, to), values), href: null });
  };
  for (const match of paragraph.matchAll(webAddress)) {
    const address = match[0].replace(sentenceEnd, '');
    plain(match.index);
    parts.push({ text: fillText(address, values), href: fillText(address, encoded(values)) });
    from = match.index + address.length;
  }
  plain(paragraph.length);
  return parts;
}

const encoded = (values: MailValues): MailValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]));

/** A line of a header: what a value brings along never begins another line. Spaces that do not break stay. */
export function mailLine(text: string, values: MailValues): string {
  return fillText(text, values)
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/** The words of a paragraph without its links. */
export const plainParagraph = (paragraph: MailParagraph): string =>
  paragraph.map(({ text }) => text).join('');
