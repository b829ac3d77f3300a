import type { PageChange } from '@vitrine/domain/page/compare-documents.ts';
import { pagePreview as words } from '../../../text/en-page-preview.ts';
import { placeholderWords } from '../canvas/placeholder.tsx';
import { signs } from './change-names.ts';
import marksCss from './marks.css?inline';

const places = '[data-block-id], [data-section-id]';
const idOf = (element: HTMLElement): string =>
  element.dataset['blockId'] ?? element.dataset['sectionId'] ?? '';

/** Where a block or section stands in the page, CSS pixels of the page. */
interface Place {
  readonly top: number;
  readonly height: number;
}

/** One of the two pages that are compared, in its frame: marked, and scrolled to a change or like the other one. */
export class CompareFrame {
  readonly #page: Document;
  readonly #elements: ReadonlyMap<string, HTMLElement>;

  constructor(page: Document) {
    this.#page = page;
    const view = page.defaultView;
    if (view !== null) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(marksCss);
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    }
    for (const type of ['click', 'auxclick', 'submit', 'dragstart'])
      page.addEventListener(type, (event) => event.preventDefault(), { capture: true });
    // It is looked at: the keys go from change to change.
    for (const element of page.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, iframe, [tabindex]',
    ))
      element.tabIndex = -1;
    for (const element of page.querySelectorAll<HTMLElement>('.canvas-placeholder'))
      element.textContent = placeholderWords(element.dataset['type'] ?? '');
    this.#elements = new Map(
      Array.from(page.querySelectorAll<HTMLElement>(places), (element) => [idOf(element), element]),
    );
  }

  get page(): Document {
    return this.#page;
  }

  /** How much smaller the frame shows the page, 0 to 1: the marks keep their size. */
  zoom(scale: number): void {
    this.#page.documentElement.style.setProperty('--mark-zoom', String(1 / scale));
  }

  /** Marks what is changed, with its sign and its word. */
  mark(changes: readonly PageChange[]): void {
    for (const { id, kind } of changes) {
      const element = this.#elements.get(id);
      element?.setAttribute('data-change', kind);
      element?.setAttribute('data-change-words', `${signs[kind]} ${words.kinds[kind]}`);
    }
  }

  /** Brings one change out; null for none. */
  point(id: string | null): void {
    for (const element of this.#elements.values()) element.removeAttribute('data-change-now');
    if (id !== null) this.#elements.get(id)?.setAttribute('data-change-now', '');
  }

  has(id: string): boolean {
    return this.#elements.has(id);
  }

  /** Scrolls a block or section into the upper part of the frame. False when the page has none of this id. */
  show(id: string): boolean {
    const place = this.#place(id);
    if (place === null) return false;
    this.#scrollTo(place.top - this.#height() * 0.2);
    return true;
  }

  /** The block that both pages have and that stands at a third of the frame, and how far down it that is, 0 to 1. */
  anchor(other: CompareFrame): { readonly id: string; readonly part: number } | null {
    const line = this.#scrolled() + this.#height() / 3;
    let found: { id: string; place: Place } | null = null;
    for (const id of this.#elements.keys()) {
      const place = other.has(id) ? this.#place(id) : null;
      if (place !== null && place.top <= line && (found === null || place.top >= found.place.top))
        found = { id, place };
    }
    if (found === null) return null;
    const { id, place } = found;
    return { id, part: place.height === 0 ? 0 : Math.min(1, (line - place.top) / place.height) };
  }

  /** Scrolls so that the same part of the same block is at a third of the frame; without one, as far as the other page. */
  follow(other: CompareFrame): void {
    const anchor = other.anchor(this);
    const place = anchor === null ? null : this.#place(anchor.id);
    if (anchor === null || place === null) this.#scrollTo(other.#scrolled());
    else this.#scrollTo(place.top + anchor.part * place.height - this.#height() / 3);
  }

  #place(id: string): Place | null {
    const element = this.#elements.get(id);
    if (element === undefined) return null;
    const { top, height } = element.getBoundingClientRect();
    return { top: top + this.#scrolled(), height };
  }

  #scrolled(): number {
    return this.#page.defaultView?.scrollY ?? 0;
  }

  #height(): number {
    return this.#page.defaultView?.innerHeight ?? 0;
  }

  #scrollTo(top: number): void {
    this.#page.defaultView?.scrollTo({ top: Math.max(0, top), behavior: 'instant' });
  }
}
