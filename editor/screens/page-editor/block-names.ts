import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { spokenPlace } from '@vitrine/domain/page/grid.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';

/** Characters of a block's own words that name it. */
const MAX_WORDS = 40;

/** What a type of block is called; the type itself where this editor does not know it. */
export function typeName(type: string): string {
  return describedBlock(type)?.name ?? type;
}

/** The first words of what stands in a block; '' for none. */
export function ownWords(block: PageBlock): string {
  const name = describedBlock(block.type)?.spokenBy;
  const value = name === undefined ? undefined : block.props[name];
  if (typeof value !== 'string') return '';
  const plain = value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= MAX_WORDS ? plain : `${plain.slice(0, MAX_WORDS).trimEnd()}…`;
}

/** A block as it is spoken: "Heading, Our story, row 3, columns 5 to 14". */
export function spokenBlock(block: PageBlock): string {
  return words.blockNamed(typeName(block.type), ownWords(block), spokenPlace(block.place));
}
