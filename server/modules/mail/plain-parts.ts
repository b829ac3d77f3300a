import type { RichBlock, RichRun } from '@vitrine/domain/mail/rich-text.ts';
import type { MailPart } from './mail-parts.ts';

/** Writes a label with its value in one line. */
type Labelled = (label: string, value: string) => string;

/** The parts of a mail for programs that show no HTML; an entry for each that says something. */
export function plainParts(parts: readonly MailPart[], labelled: Labelled): readonly string[] {
  return parts.map((part) => plainPart(part, labelled)).filter((text) => text !== '');
}

function plainPart(part: MailPart, labelled: Labelled): string {
  switch (part.kind) {
    case 'text':
      return plainBlocks(part.blocks);
    case 'pictures':
      return part.pictures
        .filter(({ altText, href }) => altText !== '' || href !== null)
        .map(({ altText, href }) =>
          href === null
            ? `[${altText}]`
            : altText === ''
              ? href
              : labelled(altText.replace(/[.:]$/, ''), href),
        )
        .join('\n');
    case 'button':
      return labelled(part.link.label, part.link.href);
    case 'product':
      return [part.name, part.price, labelled(part.link.label, part.link.href)].join('\n');
    case 'line':
      return '—'.repeat(12);
    case 'spacer':
      return '';
  }
}

function plainBlocks(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block, index) => {
      const words = wordsWithLinks(block.runs);
      const isInList = block.kind === 'item' && blocks[index - 1]?.kind === 'item';
      const before = index === 0 ? '' : isInList ? '\n' : '\n\n';
      if (block.kind === 'quote') return before + words.replaceAll(/^/gm, '> ');
      if (block.kind !== 'item') return before + words;
      const indent = '  '.repeat(Math.max(0, block.depth - 1));
      const sign = block.number === null ? '-' : `${block.number}.`;
      return `${before}${indent}${sign} ${words.replaceAll('\n', `\n${indent}  `)}`;
    })
    .join('');
}

/** The words, with the address of each link after its last run. */
function wordsWithLinks(runs: readonly RichRun[]): string {
  return runs
    .map(({ text, href }, index) => {
      const isEnd = href !== null && runs[index + 1]?.href !== href;
      return isEnd && text.trim() !== href ? `${text} (${href})` : text;
    })
    .join('');
}
