import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import { operation } from '@vitrine/contracts/page-document.ts';
import { copyBlocks, copySection } from '@vitrine/domain/page/copy-blocks.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import type { ClipboardEvent } from 'react';
import { queryClient } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';
import { pageCanvas } from '../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { addBlock, insertBlocks, insertSection, newId, placeForNew } from './block-actions.ts';
import { ownWords, typeName } from './block-names.ts';
import { cleanPasted } from './canvas/clean-pasted.ts';
import type { EditorStore } from './editor-store.ts';
import { sectionWithoutForeign, withoutForeign } from './without-foreign.ts';

/** How copied blocks are marked, so that other text of the clipboard is not taken for them. */
const FORMAT = 'application/x-vitrine-blocks';
/** How a copied section is marked. */
const SECTION = 'application/x-vitrine-section';
/** The website that blocks were copied on. */
const SITE = 'application/x-vitrine-site';
/** Characters of a clipboard that are read. */
const MAX_LENGTH = 2_000_000;
/** Characters of HTML of a pasted text, below what a block of text holds. */
const MAX_TEXT = 95_000;

/**
 * Puts the selected blocks or the selected section on the clipboard, with their words as plain text. False where nothing
 * is selected.
 */
export function copySelected(
  store: EditorStore,
  event: { readonly clipboardData: DataTransfer; readonly preventDefault: () => void },
): boolean {
  const { selection } = store.getState();
  const section = selection.section === null ? null : store.section(selection.section);
  const blocks = section?.blocks ?? selection.blocks.flatMap((id) => store.find(id)?.block ?? []);
  if (blocks.length === 0 && section === null) return false;
  event.preventDefault();
  const plain = blocks.map((block) => `${typeName(block.type)} ${ownWords(block)}`.trim()).join('\n');
  if (section === null) event.clipboardData.setData(FORMAT, JSON.stringify(blocks));
  else event.clipboardData.setData(SECTION, JSON.stringify(section));
  event.clipboardData.setData(SITE, siteNow());
  event.clipboardData.setData('text/plain', plain);
  return true;
}

/**
 * Copies as `copySelected`, by a button: a browser copies only what is selected in a field, so there is one for a moment.
 * The focus is to be put back afterwards. False where the browser refused.
 */
export function copyByButton(store: EditorStore): boolean {
  const field = document.createElement('textarea');
  field.value = ' ';
  field.ariaHidden = 'true';
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.select();
  let isCopied = false;
  field.addEventListener('copy', (event) => {
    const { clipboardData } = event;
    if (clipboardData !== null)
      isCopied = copySelected(store, { clipboardData, preventDefault: () => event.preventDefault() });
  });
  document.execCommand('copy');
  field.remove();
  return isCopied;
}

/**
 * Adds blocks or a section from the clipboard below what is selected. Returns what is said, also where it holds such of
 * an editor that this one does not understand: their words as plain text would lose what they are. Null where there are
 * none.
 */
export function pasteCopied(store: EditorStore, event: ClipboardEvent): string | null {
  const [wholes, copies] = [event.clipboardData.getData(SECTION), event.clipboardData.getData(FORMAT)];
  if (wholes === '' && copies === '') return null;
  event.preventDefault();
  const from = event.clipboardData.getData(SITE);
  const isForeign = from !== '' && from !== siteNow();
  const whole = readSection(wholes);
  if (whole !== null) {
    if (isForeign && whole.shared !== undefined) return pageCanvas.sharedElsewhere;
    const section = isForeign ? sectionWithoutForeign(whole) : whole;
    const refused = insertSection(store, copySection(section, newId), words.steps.paste);
    return refused ?? pageCanvas.sectionPasted;
  }
  const read = readBlocks(copies);
  const copied = isForeign ? (read?.map(withoutForeign) ?? null) : read;
  const [first] = copied ?? [];
  if (copied === null || first === undefined) return words.pasteNewer;
  const { section, near } = placeForNew(store);
  const blocks = copyBlocks(copied, section?.blocks ?? [], newId, near);
  if (blocks === null) return words.sectionFull;
  const refused = insertBlocks(store, section, blocks, words.steps.paste);
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

/** The website that is edited; '' where it is not known. */
const siteNow = (): string => queryClient.getQueryData<MeAnswer>(meQuery.queryKey)?.website.id ?? '';

/** Copied blocks; null where one of them is none of this editor. */
function readBlocks(copied: string): readonly PageBlock[] | null {
  const parsed = readJson(copied);
  if (!Array.isArray(parsed)) return null;
  const blocks = parsed.flatMap((block: unknown) => {
    const read = operation.safeParse({ kind: 'insert-block', sectionId: 'any', block });
    return read.success && read.data.kind === 'insert-block' ? [read.data.block] : [];
  });
  return blocks.length === parsed.length ? blocks : null;
}

/** A section of this editor; null where the text is anything else. */
function readSection(copied: string): PageSection | null {
  const read = operation.safeParse({ kind: 'insert-section', section: readJson(copied), after: null });
  return read.success && read.data.kind === 'insert-section' ? read.data.section : null;
}

function readJson(copied: string): unknown {
  if (copied === '' || copied.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(copied);
  } catch {
    return null;
  }
}
