import type { ChangeKind, PageChange } from '@vitrine/domain/page/compare-documents.ts';
import { pagePreview as words } from '../../../text/en-page-preview.ts';
import { ownWords, typeName } from '../block-names.ts';

/** A sign for each kind of change, so that none is known by its colour alone. */
export const signs: Readonly<Record<ChangeKind, string>> = {
  changed: '~',
  moved: '↕',
  added: '+',
  removed: '−',
};

/** What is changed, by its type and first words: "Heading", "Our story". */
export function nameOf(change: PageChange): { readonly name: string; readonly own: string } {
  return change.of === 'block'
    ? { name: typeName(change.block.type), own: ownWords(change.block) }
    : { name: words.section(change.index + 1), own: '' };
}
