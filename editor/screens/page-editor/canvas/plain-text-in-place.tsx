import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { useEffect } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { useSpeech } from '../speech.tsx';
import { focusCanvas, textTravelOf, type TextPlace } from './text-place.ts';

/** Text without format, edited where it stands: one line, or several with `hasLines`. */
export function PlainTextInPlace({
  store,
  ahead,
  id,
  element,
  name,
  label,
  hasLines,
}: TextPlace & { readonly hasLines: boolean }) {
  const say = useSpeech();
  const showNumber = useShowNumber();
  useEffect(() => {
    const max = longestOf(store.find(id)?.block.type ?? '', name);
    const stored = (): string => String(store.find(id)?.block.props[name] ?? '');
    // What stands for an empty text on the canvas is no text.
    const shut = openForTyping(element, { label, hasLines, isEmpty: stored() === '' });
    const abort = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(type, listener, { signal: abort.signal });
    const typed = (): string =>
      hasLines ? element.innerText.replaceAll('\r', '') : oneLine(element.textContent);
    let known = stored();

    const keep = (): void => {
      const text = typed();
      known = text.slice(0, max);
      if (text.length > max) {
        showText(element, known);
        say(words.textFull(showNumber, max));
      }
      store.change([{ kind: 'change-props', id, props: { [name]: known } }], {
        label: words.steps.text,
        mergeKey: `${id}.${name}`,
      });
    };
    on('input', (event) => {
      // What is being composed may be longer than what it becomes; changing it would break it off.
      const isComposing = 'isComposing' in event && event.isComposing === true;
      if (!isComposing || typed().length <= max) keep();
    });
    on('compositionend', keep);
    const insert = (event: Event, data: DataTransfer | null): void => {
      event.preventDefault();
      const pasted = (data?.getData('text/plain') ?? '').replaceAll('\r', '');
      const text = hasLines ? pasted : oneLine(pasted).trim();
      const selected = element.ownerDocument.getSelection()?.toString().length ?? 0;
      const space = Math.max(0, max - typed().length + selected);
      if (text.length > space) say(words.pasteCut(showNumber, text.length - space));
      element.ownerDocument.execCommand('insertText', false, text.slice(0, space));
    };
    on('paste', (event) => insert(event, event.clipboardData));
    on('drop', (event) => insert(event, event.dataTransfer));
    on('keydown', (event) => {
      if (event.isComposing) return;
      const travel = textTravelOf(event);
      if (travel !== null) {
        event.preventDefault();
        const done = travel === 'undo' ? store.undo() : store.redo();
        if (done !== null) say(travel === 'undo' ? words.undone(done) : words.redone(done));
        if (store.getState().editing === null) focusCanvas();
        return;
      }
      if (event.key !== 'Escape' && (event.key !== 'Enter' || hasLines)) return;
      event.preventDefault();
      store.edit(null);
      focusCanvas();
    });
    on('blur', () => {
      // A window that loses the focus keeps its caret.
      if (element.ownerDocument.hasFocus()) return;
      if (document.hasFocus()) store.edit(null);
    });
    const early = ahead.of(id);
    if (early !== '')
      element.ownerDocument.execCommand('insertText', false, hasLines ? early : oneLine(early));
    // Undo, redo and the panel change the text too.
    const unsubscribe = store.subscribe(() => {
      const now = stored();
      if (now === known) return;
      known = now;
      showText(element, now);
    });
    return () => {
      abort.abort();
      unsubscribe();
      shut();
    };
  }, [store, ahead, id, element, name, label, hasLines, say, showNumber]);
  return null;
}

/** Makes an element a field, with its whole text selected. Returns what makes it a part of the page again. */
function openForTyping(
  element: HTMLElement,
  field: { readonly label: string; readonly hasLines: boolean; readonly isEmpty: boolean },
): () => void {
  const { tabIndex } = element;
  if (field.isEmpty) element.textContent = '';
  element.contentEditable = 'plaintext-only';
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', field.label);
  if (field.hasLines) element.setAttribute('aria-multiline', 'true');
  element.focus({ preventScroll: true });
  element.ownerDocument.getSelection()?.selectAllChildren(element);
  return () => {
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline'])
      element.removeAttribute(name);
    element.tabIndex = tabIndex;
  };
}

/** Characters that a prop takes, as its field of the panel says. */
function longestOf(type: string, name: string): number {
  const field = describedBlock(type)?.content.find((one) => one.name === name);
  return field?.kind === 'text' ? field.max : Number.POSITIVE_INFINITY;
}

/** Shows another text, with the caret at its end where it was in it. */
function showText(element: HTMLElement, text: string): void {
  element.textContent = text;
  if (element.ownerDocument.activeElement !== element) return;
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

const oneLine = (typed: string | null): string => (typed ?? '').replaceAll(/\s+/g, ' ');
