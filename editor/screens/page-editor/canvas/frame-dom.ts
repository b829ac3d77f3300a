import {
  canvasBlockAttributes,
  canvasPlaceAttributes,
  gridAttributes,
  sectionAreas,
  canvasSectionAttributes,
} from '@vitrine/blocks/block-layout.ts';
import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { hasNoText } from './empty-text.ts';

/**
 * The page's own DOM inside the frame: sections and the wrappers of blocks, kept like the document. What is inside a
 * wrapper is not touched here: it stays the server's HTML until its block changes.
 */
export class FrameDom {
  readonly document: Document;
  /** Everything of the page lies between these two comments. */
  readonly #end: Comment;
  readonly #parent: Element;
  readonly #sections = new Map<string, HTMLElement>();
  readonly #blocks = new Map<string, HTMLElement>();
  readonly #served: ReadonlyMap<string, PageBlock['props']>;
  #live: ReadonlySet<string> = new Set();
  readonly #listeners = new Set<() => void>();
  readonly #emptied = new WeakSet<HTMLElement>();
  #shown: PageDocument | null = null;

  /** `served` is the document whose HTML the frame shows. @throws when the frame holds no page of the canvas */
  constructor(document: Document, served: PageDocument) {
    const end = findEnd(document);
    if (end === null || end.parentElement === null) throw new Error('the frame holds no canvas');
    this.document = document;
    this.#served = new Map(
      served.sections.flatMap(({ blocks }) => blocks.map(({ id, props }) => [id, props] as const)),
    );
    this.#end = end;
    this.#parent = end.parentElement;
    for (const element of document.querySelectorAll<HTMLElement>('[data-section-id]'))
      this.#sections.set(element.dataset['sectionId'] ?? '', element);
    for (const element of document.querySelectorAll<HTMLElement>('[data-block-id]'))
      this.#blocks.set(element.dataset['blockId'] ?? '', element);
  }

  /** Shows where the edited blocks stand, when that is beside what a page has of its own: in its footer. */
  revealPart(): void {
    if (this.#parent.closest('main') !== null || this.document.querySelector('main') === null) return;
    this.document.documentElement.classList.add('canvas-part');
    this.#parent.scrollIntoView({ block: 'end' });
  }

  /** Calls back when what it shows has changed. Returns the unsubscriber. */
  readonly onShown = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The blocks that are rendered in the browser, since they were changed or added; the others are the server's HTML. */
  readonly live = (): ReadonlySet<string> => this.#live;

  blockElement(id: string): HTMLElement | null {
    return this.#blocks.get(id) ?? null;
  }

  /** The wrapper of a block, without what the server rendered into it. What was rendered since stays. */
  emptyBlock(id: string): HTMLElement | null {
    const wrapper = this.#blocks.get(id) ?? null;
    if (wrapper !== null && !this.#emptied.has(wrapper)) {
      this.#emptied.add(wrapper);
      wrapper.replaceChildren();
    }
    return wrapper;
  }

  /** Whether a block still shows what the server rendered. */
  isServed(id: string): boolean {
    const wrapper = this.#blocks.get(id);
    return wrapper !== undefined && !this.#emptied.has(wrapper) && wrapper.hasChildNodes();
  }

  sectionElement(id: string): HTMLElement | null {
    return this.#sections.get(id) ?? null;
  }

  /** Sections in the order of the page. */
  sections(): readonly { readonly id: string; readonly element: HTMLElement }[] {
    return (this.#shown?.sections ?? []).flatMap(({ id }) => {
      const element = this.#sections.get(id);
      return element === undefined ? [] : [{ id, element }];
    });
  }

  /** The grid in which a section's blocks stand. */
  gridElement(sectionId: string): HTMLElement | null {
    return this.#sections.get(sectionId)?.querySelector<HTMLElement>(':scope > .section-grid') ?? null;
  }

  /** Makes sections and wrappers like the document: adds, moves, removes, and sets their attributes. */
  show(page: PageDocument): void {
    if (page === this.#shown) return;
    const before = new Map(this.#shown?.sections.map((section) => [section.id, section]));
    const made = new Set<string>();
    const wanted = new Set(page.sections.map(({ id }) => id));
    const blocks = new Set(page.sections.flatMap((section) => section.blocks.map(({ id }) => id)));
    for (const [id, element] of this.#blocks) {
      if (blocks.has(id)) continue;
      element.remove();
      this.#blocks.delete(id);
    }
    let next: Node = this.#end;
    for (const section of page.sections.toReversed()) {
      const element = this.#elementOf(section) ?? this.#makeSection(section);
      if (element.nextSibling !== next) this.#parent.insertBefore(element, next);
      next = element;
      if (before.get(section.id) !== section) this.#showSection(element, section, made);
    }
    for (const [id, element] of this.#sections) {
      if (wanted.has(id)) continue;
      element.remove();
      this.#sections.delete(id);
    }
    this.#shown = page;
    this.#findLive(page, made);
    for (const listener of this.#listeners) listener();
  }

  /** Shows a section's blocks where this version of it has them, until `show` or another preview. */
  preview(section: PageSection): void {
    const grid = this.gridElement(section.id);
    if (grid !== null) this.#place(grid, section);
    for (const listener of this.#listeners) listener();
  }

  /** Renders the blocks of these types in the browser: the server's HTML of them is out of date. */
  renderLive(types: ReadonlySet<string>): void {
    const blocks = (this.#shown?.sections ?? []).flatMap((section) => section.blocks);
    const ids = blocks.filter(({ type }) => types.has(type)).map(({ id }) => id);
    if (ids.every((id) => this.#live.has(id))) return;
    this.#live = new Set([...this.#live, ...ids]);
    for (const listener of this.#listeners) listener();
  }

  #findLive({ sections }: PageDocument, made: ReadonlySet<string>): void {
    const live = sections.flatMap(({ blocks }) =>
      blocks
        .filter(
          (block) =>
            this.#live.has(block.id) ||
            made.has(block.id) ||
            this.#served.get(block.id) !== block.props ||
            hasNoText(block),
        )
        .map(({ id }) => id),
    );
    const isSame = live.length === this.#live.size && live.every((id) => this.#live.has(id));
    if (!isSame) this.#live = new Set(live);
  }

  /** A section that became a shared one, or the other way round, gets another element. */
  #elementOf({ id, shared }: PageSection): HTMLElement | null {
    const element = this.#sections.get(id) ?? null;
    if (element === null || element.dataset['shared'] === shared) return element;
    element.remove();
    return null;
  }

  #makeSection(section: PageSection): HTMLElement {
    if (section.shared !== undefined) {
      const place = this.document.createElement('div');
      setAttributes(place, canvasPlaceAttributes(section));
      this.#sections.set(section.id, place);
      return place;
    }
    const element = this.document.createElement('section');
    const grid = this.document.createElement('div');
    grid.className = 'section-grid';
    element.append(grid);
    this.#sections.set(section.id, element);
    return element;
  }

  #showSection(element: HTMLElement, section: PageSection, made: Set<string>): void {
    if (section.shared !== undefined) return;
    setAttributes(element, canvasSectionAttributes(section));
    const grid = element.querySelector<HTMLElement>(':scope > .section-grid');
    if (grid === null) return;
    let next: Node | null = null;
    for (const block of section.blocks.toReversed()) {
      const wrapper = this.#blocks.get(block.id) ?? this.#makeBlock(block, made);
      if (wrapper.parentElement !== grid || wrapper.nextSibling !== next) grid.insertBefore(wrapper, next);
      next = wrapper;
    }
    this.#place(grid, section);
  }

  #place(grid: HTMLElement, section: PageSection): void {
    setAttributes(grid, gridAttributes(section));
    // On the canvas nothing is left out, so that what is half made has its place too.
    const areas = sectionAreas(section, () => true);
    for (const block of section.blocks) {
      const wrapper = this.#blocks.get(block.id);
      if (wrapper !== undefined)
        setAttributes(wrapper, canvasBlockAttributes(block, areas.get(block.id) ?? {}));
    }
  }

  #makeBlock(block: PageBlock, made: Set<string>): HTMLElement {
    const wrapper = this.document.createElement('div');
    this.#blocks.set(block.id, wrapper);
    made.add(block.id);
    return wrapper;
  }
}

/** Sets exactly these attributes, given as a component has them. */
function setAttributes(element: HTMLElement, wanted: object): void {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    if (name === 'className') attributes.set('class', String(value));
    else if (name === 'style') attributes.set('style', styleText(value as Readonly<Record<string, unknown>>));
    else attributes.set(name, String(value));
  }
  for (const { name } of Array.from(element.attributes))
    if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${String(value)}`;
    })
    .join(';');
}

function findEnd(document: Document): Comment | null {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue === 'canvas:end') return node as Comment;
  return null;
}
