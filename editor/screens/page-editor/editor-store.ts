import { applyOperations } from '@vitrine/domain/page/apply-operation.ts';
import {
  close,
  emptyHistory,
  type History,
  record,
  redo,
  type Selection,
  type Travelled,
  undo,
} from '@vitrine/domain/page/history.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { isSameJson } from '@vitrine/domain/page/same-json.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import type { Zoom } from './canvas/zoom.ts';

export type Device = 'desktop' | 'phone';

/** Milliseconds without a letter after which `settled` is what was typed. */
const SETTLING = 250;

export const nothingSelected: Selection = { blocks: [], section: null };

export interface EditorState {
  readonly document: PageDocument;
  /** The document, but while a text is open on the page as it was at the last pause in typing: for what is not typed in. */
  readonly settled: PageDocument;
  readonly history: History;
  readonly selection: Selection;
  readonly device: Device;
  /** How large the page is shown; never a step. */
  readonly zoom: Zoom;
  /** The block whose text is being edited where it stands. */
  readonly editing: string | null;
  /** How often the text of a block was edited so, by its id. */
  readonly edited: ReadonlyMap<string, number>;
  /** The block whose text cannot be edited where it stands, since parts of it would be lost. */
  readonly unkept: string | null;
  /** Only looked at: another tab holds the page. */
  readonly isLocked: boolean;
}

export interface FoundBlock {
  readonly block: PageBlock;
  readonly section: PageSection;
}

/** What a step is called, and which typing it belongs to. */
interface StepOptions {
  readonly label: string;
  /** Steps of one key are merged while less than a second lies between them. */
  readonly mergeKey?: string;
  /** What is selected after it; as before where it is missing. */
  readonly select?: Selection;
}

/**
 * The page being edited, with the steps that led here. Everything that changes the document goes through `change`,
 * `undo` or `redo`; fetched data, selection and panels never make a step.
 */
export class EditorStore {
  #state: EditorState;
  readonly #listeners = new Set<() => void>();
  readonly #changed: (operations: readonly Operation[]) => void;
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** `changed` receives every operation that was applied, to be saved. */
  constructor(
    document: PageDocument,
    changed: (operations: readonly Operation[]) => void,
    device: Device = 'desktop',
  ) {
    this.#changed = changed;
    this.#state = {
      document,
      settled: document,
      history: emptyHistory,
      selection: nothingSelected,
      device,
      zoom: 'fit',
      editing: null,
      edited: new Map(),
      unkept: null,
      isLocked: false,
    };
  }

  readonly getState = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A block with its section; null when it is not on the page. */
  find(id: string, { sections } = this.#state.document): FoundBlock | null {
    for (const section of sections) {
      const block = section.blocks.find((one) => one.id === id);
      if (block !== undefined) return { block, section };
    }
    return null;
  }

  section(id: string): PageSection | null {
    return this.#state.document.sections.find((section) => section.id === id) ?? null;
  }

  /** Applies operations as one step. Returns the sentence that says why they were refused; null when they were not. */
  change(operations: readonly Operation[], { label, mergeKey, select }: StepOptions): string | null {
    const { document, history, selection, isLocked } = this.#state;
    if (isLocked) return '';
    const applied = applyOperations(document, operations);
    if (!applied.ok) return words.refused(String(applied.error.params?.['problem']));
    if (applied.value.document === document) {
      if (select !== undefined) this.select(select);
      return null;
    }
    const selectionAfter = select ?? selection;
    this.#set({
      document: applied.value.document,
      selection: this.#existing(selectionAfter, applied.value.document),
      history: record(
        history,
        {
          label,
          operations,
          inverses: applied.value.inverses,
          selectionBefore: selection,
          selectionAfter,
          ...(mergeKey === undefined ? {} : { mergeKey }),
          at: Date.now(),
        },
        applied.value.document,
      ),
    });
    this.#changed(operations);
    return null;
  }

  /** Ends the merging of steps: the next typing is a step of its own. */
  closeStep(): void {
    const history = close(this.#state.history);
    if (history !== this.#state.history) this.#set({ history });
  }

  /** Takes the last step back. Returns its label; null when there is none. */
  undo(): string | null {
    return this.#travel(undo(this.#state.history, this.#state.document));
  }

  redo(): string | null {
    return this.#travel(redo(this.#state.history, this.#state.document));
  }

  select(selection: Selection): void {
    const { blocks, section } = this.#state.selection;
    const isSame = section === selection.section && blocks.join() === selection.blocks.join();
    if (isSame) return;
    this.#set({ selection, history: close(this.#state.history), editing: null });
  }

  selectBlock(id: string): void {
    this.select({ blocks: [id], section: null });
  }

  /** Opens the text of a block where it stands; null closes it. A page that is only looked at opens none. */
  edit(id: string | null): void {
    if (id !== null && this.#state.isLocked) return;
    if (id !== this.#state.editing)
      this.#set({ editing: id, unkept: null, history: close(this.#state.history) });
  }

  /** The text of this block is not opened: editing it where it stands would lose parts of it. */
  refuseText(id: string): void {
    this.edit(null);
    this.#set({ unkept: id });
  }

  show(device: Device): void {
    this.#set({ device, editing: null });
  }

  zoomTo(zoom: Zoom): void {
    if (zoom !== this.#state.zoom) this.#set({ zoom });
  }

  lock(isLocked: boolean): void {
    this.#set({ isLocked, editing: null });
  }

  /**
   * Another document from the server takes the place of this one, as a step that Undo takes back. It is on the server
   * already, so it is not saved.
   */
  adopt(document: PageDocument, label: string): void {
    const before = this.#state;
    const next = tidyDocument(document);
    if (isSameJson(before.document, next)) return;
    const operations: Operation[] = [
      ...before.document.sections.map(({ id }): Operation => ({ kind: 'remove-section', id })),
      ...next.sections.map((section, index): Operation => ({
        kind: 'insert-section',
        section,
        after: next.sections[index - 1]?.id ?? null,
      })),
    ];
    const applied = applyOperations(before.document, operations);
    if (!applied.ok) throw new Error(String(applied.error.params?.['problem']));
    const step = {
      label,
      operations,
      inverses: applied.value.inverses,
      selectionBefore: before.selection,
      selectionAfter: nothingSelected,
      at: Date.now(),
    };
    this.#set({
      document: applied.value.document,
      history: close(record(before.history, step, applied.value.document)),
      selection: nothingSelected,
      editing: null,
    });
  }

  #travel(travelled: Travelled | null): string | null {
    if (travelled === null || this.#state.isLocked) return null;
    const { document, history, selection, operations, step } = travelled;
    // A step of the text that is open stays in it; another one closes it.
    const { editing } = this.#state;
    const isOfText = editing !== null && step.mergeKey?.startsWith(`${editing}.`) === true;
    this.#set({
      document,
      history,
      selection: this.#existing(selection, document),
      editing: isOfText ? editing : null,
    });
    this.#changed(operations);
    return step.label;
  }

  /** What of a selection is on the page; the same object where all of it is. */
  #existing(selection: Selection, document: PageDocument): Selection {
    const { blocks, section } = selection;
    const ids = new Set(document.sections.flatMap((one) => [one.id, ...one.blocks.map(({ id }) => id)]));
    if (blocks.every((id) => ids.has(id)) && (section === null || ids.has(section))) return selection;
    return {
      blocks: blocks.filter((id) => ids.has(id)),
      section: section !== null && ids.has(section) ? section : null,
    };
  }

  #settle(): void {
    this.#state = { ...this.#state, settled: this.#state.document };
    for (const listener of this.#listeners) listener();
  }

  #set(change: Partial<EditorState>): void {
    const before = this.#state.editing;
    const isOver = before !== null && change.editing !== undefined && change.editing !== before;
    const edited = isOver
      ? { edited: new Map(this.#state.edited).set(before, (this.#state.edited.get(before) ?? 0) + 1) }
      : {};
    const next = { ...this.#state, ...change, ...edited };
    clearTimeout(this.#settling);
    const isTyping = next.editing !== null && next.selection === this.#state.selection;
    this.#state = isTyping ? next : { ...next, settled: next.document };
    if (this.#state.settled !== this.#state.document)
      this.#settling = setTimeout(() => this.#settle(), SETTLING);
    for (const listener of this.#listeners) listener();
  }
}
