export interface MenuSection {
  readonly title: string;
  readonly note: string;
  readonly items: readonly { readonly name: string; readonly note: string; readonly price: string }[];
}

/** Maximum number of sections and dishes. */
const MAX_ENTRIES = 500;
const price =
  /^(?:[\p{Sc}]\s?)?\d[\d.,]*(?:\s?(?:\p{Sc}|[A-Z]{3}))?(?:\s*[/–-]\s*(?:\p{Sc}\s?)?\d[\d.,]*)*$/u;

/**
 * Reads a menu written as text. A line over dashes (`---`) or equals signs names a section, and a paragraph in
 * brackets under it is its note. In any other paragraph the first line is a dish, a line that is a price its price, the
 * rest its note.
 */
export function readMenu(text: string): readonly MenuSection[] {
  const sections: { title: string; note: string; items: { name: string; note: string; price: string }[] }[] =
    [];
  const paragraphs = text
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/u)
    .slice(0, MAX_ENTRIES);
  for (const paragraph of paragraphs) {
    let lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (/^(?:-{3,}|={3,})$/u.test(lines[1] ?? '')) {
      sections.push({ title: lines[0] ?? '', note: '', items: [] });
      lines = lines.slice(2);
    }
    if (lines.length === 0) continue;
    const section = sections.at(-1) ?? { title: '', note: '', items: [] };
    if (sections.length === 0) sections.push(section);
    const [first = ''] = lines;
    if (lines.length === 1 && section.items.length === 0 && /^\(.+\)$/u.test(first)) {
      section.note = first.slice(1, -1);
      continue;
    }
    section.items.push({
      name: first,
      note: lines
        .slice(1)
        .filter((line) => !price.test(line))
        .join(' '),
      price: lines.slice(1).find((line) => price.test(line)) ?? '',
    });
  }
  return sections;
}
