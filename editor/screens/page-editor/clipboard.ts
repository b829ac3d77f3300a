import { operation } from '@vitrine/contracts/page-document.ts';
import { copyBlocks } from '@vitrine/domain/page/copy-blocks.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import type { ClipboardEvent } from 'react';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { addBlock, newId, newSection } from './block-actions.ts';
import { ownWords, typeName } from './block-names.ts';
import { cleanPasted } from './canvas/clean-pasted.ts';
import type { EditorStore } from './editor-store.ts';

/** How copied blocks are marked, so that other text of the clipboard is not taken for them. */
const FORMAT = 'application/x-vitrine-blocks';
/** Characters of a clipboard that are read. */
const MAX_LENGTH = 2_000_000;
/** Characters of HTML of a pasted text, below what a block of text holds. */
const MAX_TEXT = 95_000;

/** Puts the selected blocks on the clipboard, with their words as plain text. False where none is selected. */
export function copySelected(store: EditorStore, event: ClipboardEvent): boolean {
  const blocks = store.getState().selection.blocks.flatMap((id) => store.find(id)?.block ?? []);
  if (blocks.length === 0) return false;
  event.preventDefault();
  const plain = blocks.map((block) => `${typeName(block.type)} ${ownWords(block)}`.trim()).join('\n');
  event.clipboardData.setData(FORMAT, JSON.stringify(blocks));
  event.clipboardData.setData('text/plain', plain);
  return true;
}

/** Adds blocks from the clipboard below what is selected. Returns what is said; null where there are none. */
export function pasteCopied(store: EditorStore, event: ClipboardEvent): string | null {
  const copied = readBlocks(event.clipboardData.getData(FORMAT));
  const [first] = copied;
  if (first === undefined) return null;
  event.preventDefault();
  const { document, selection } = store.getState();
  const [selected] = selection.blocks;
  const near = selected === undefined ? null : store.find(selected);
  const section =
    near?.section ??
    (selection.section === null ? null : store.section(selection.section)) ??
    document.sections.at(-1);
  const target = section ?? newSection();
  const blocks = copyBlocks(copied, target.blocks, newId, near?.block.place ?? null);
  if (blocks === null) return words.sectionFull;
  const operations: Operation[] =
    section === undefined
      ? [{ kind: 'insert-section', section: { ...target, blocks }, after: null }]
      : blocks.map((block) => ({ kind: 'insert-block', sectionId: target.id, block }));
  const refused = store.change(operations, {
    label: words.steps.paste,
    select: { blocks: blocks.map(({ id }) => id), section: null },
  });
  const { length } = blocks;
  return refused ?? (length === 1 ? words.added(typeName(first.type)) : words.addedSeveral(String, length));
}

/**
 * Adds text from anywhere else as a block of text below what is selected: formatted text as `cleanPasted` reads it, plain
 * text as paragraphs. Returns what is said; null where there is none.
 */
export function pasteText(store: EditorStore, event: ClipboardEvent): string | null {
  const formatted = event.clipboardData.getData('text/html');
  const pasted = formatted === '' ? paragraphsOf(event.clipboardData.getData('text/plain')) : formatted;
  const { html, isCut } = cleanPasted(pasted, MAX_TEXT);
  if (html === '') return null;
  event.preventDefault();
  const said = addBlock(store, 'text', { html });
  return isCut ? words.pasteCutHere : said;
}

function paragraphsOf(plain: string): string {
  const escaped = plain.slice(0, MAX_LENGTH).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** Blocks of this editor; none where the text is anything else. */
function readBlocks(copied: string): readonly PageBlock[] {
  if (copied === '' || copied.length > MAX_LENGTH) return [];
  try {
    const parsed: unknown = JSON.parse(copied);
    return (Array.isArray(parsed) ? parsed : []).flatMap((block: unknown) => {
      const read = operation.safeParse({ kind: 'insert-block', sectionId: 'any', block });
      return read.success && read.data.kind === 'insert-block' ? [read.data.block] : [];
    });
  } catch {
    return [];
  }
}
