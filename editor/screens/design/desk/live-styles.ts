import type { ContrastWarningView } from '@vitrine/contracts/themes.ts';
import type { CssProblemView, StylesheetAnswer } from '@vitrine/contracts/design.ts';

/** What the page in the frame is to show. */
export interface WantedStyles {
  readonly tweaks: Readonly<Record<string, string>>;
  readonly css: string;
}

/** What is known of the styles that are shown. */
export interface LiveState {
  /** Why the latest values cannot be shown; null where they are, or will be in a moment. */
  readonly failure: unknown;
  readonly problems: readonly CssProblemView[];
  readonly contrast: readonly ContrastWarningView[];
  /** Colors that follow others, by the tweak's name; empty until something has changed. */
  readonly derived: Readonly<Record<string, string>>;
  /** Sentences by the tweak's name. */
  readonly refused: Readonly<Record<string, string>>;
}

type Ask = (wanted: WantedStyles & { readonly have: readonly string[] }) => Promise<StylesheetAnswer>;

/** Parts that are kept, those of the page included. */
const MAX_PARTS = 300;
/** Milliseconds until what failed is asked for again. */
const RETRY = 4_000;

/**
 * Keeps the styles of the page in the frame at what the desk wants. One question is under way at a time: when its answer
 * is there, the next one is about what is wanted by then, so a slider that is dragged is followed as fast as answers come.
 */
export class LiveStyles {
  readonly #ask: Ask;
  readonly #notify: (state: LiveState) => void;
  readonly #shownOn: (page: Document) => void;
  /** CSS by the id of its part. */
  readonly #parts = new Map<string, string>();
  #state: LiveState;
  #shown: Pick<StylesheetAnswer, 'own' | 'classes'> & { readonly parts: readonly string[] };
  #page: Document | null = null;
  #wanted: WantedStyles;
  #settled: WantedStyles;
  #isAsking = false;
  #isWithoutOwn = false;
  #retry: ReturnType<typeof setTimeout> | null = null;

  /** `stored` is what pages arrive with; `shownOn` is called with a page whose styles have changed. */
  constructor(
    stored: WantedStyles,
    known: Pick<LiveState, 'problems' | 'contrast'>,
    ask: Ask,
    notify: (state: LiveState) => void,
    shownOn: (page: Document) => void,
  ) {
    this.#wanted = stored;
    this.#settled = stored;
    this.#state = { failure: null, ...known, derived: {}, refused: {} };
    this.#shown = { parts: [], own: '', classes: '' };
    this.#ask = ask;
    this.#notify = notify;
    this.#shownOn = shownOn;
  }

  want(wanted: WantedStyles): void {
    if (sameStyles(wanted, this.#wanted)) return;
    this.#wanted = wanted;
    void this.#run();
  }

  /** A page that has just arrived in the frame, with the styles that are stored. */
  attach(page: Document): void {
    this.#page = page;
    const elements = [...page.querySelectorAll<HTMLStyleElement>('style[data-part]')];
    for (const element of elements) this.#keep(element.dataset['part'] ?? '', element.textContent);
    const own = page.querySelector<HTMLStyleElement>('style[data-own]');
    if (this.#shown.parts.length === 0)
      this.#shown = {
        parts: elements.map((element) => element.dataset['part'] ?? ''),
        own: own?.textContent ?? '',
        classes: own?.dataset['classes'] ?? '',
      };
    this.#show();
  }

  withoutOwn(isWithout: boolean): void {
    if (this.#isWithoutOwn === isWithout) return;
    this.#isWithoutOwn = isWithout;
    this.#show();
  }

  /** Asks again now for what could not be shown. */
  again(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    void this.#run();
  }

  end(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#page = null;
    this.#wanted = this.#settled;
  }

  async #run(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#wanted !== this.#settled) {
        const wanted = this.#wanted;
        await this.#settle(wanted);
        this.#settled = wanted;
      }
    } catch (failure) {
      this.#report({ failure });
      this.#retry ??= setTimeout(() => this.again(), RETRY);
    } finally {
      this.#isAsking = false;
    }
  }

  async #settle(wanted: WantedStyles): Promise<void> {
    const have = [...this.#parts.keys()];
    let answer = await this.#ask({ ...wanted, have });
    // The server changed the theme's files meanwhile, or this tab forgot a part.
    if (answer.parts.some(({ id, css }) => css === null && !this.#parts.has(id)))
      answer = await this.#ask({ ...wanted, have: [] });
    for (const { id, css } of answer.parts) if (css !== null) this.#keep(id, css);
    // While a rule is being typed it is open; what was there before it stays in sight.
    const isBroken = answer.problems.length > 0 && answer.own === '';
    const own = isBroken ? this.#shown.own : answer.own;
    this.#shown = { parts: answer.parts.map(({ id }) => id), own, classes: answer.classes };
    this.#show();
    const { problems, contrast, derived, refused } = answer;
    this.#report({ failure: null, problems, contrast, derived, refused });
  }

  #keep(id: string, css: string): void {
    this.#parts.delete(id);
    this.#parts.set(id, css);
    const [oldest] = this.#parts.keys();
    if (this.#parts.size > MAX_PARTS && oldest !== undefined) this.#parts.delete(oldest);
  }

  #report(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    this.#notify(this.#state);
  }

  #show(): void {
    const page = this.#page;
    if (page === null || this.#shown.parts.length === 0) return;
    const { parts, own, classes } = this.#shown;
    showStyles(page, {
      parts: parts.map((id) => ({ id, css: this.#parts.get(id) ?? '' })),
      own: this.#isWithoutOwn ? '' : own,
      classes,
    });
    this.#shownOn(page);
  }
}

function sameStyles(one: WantedStyles, other: WantedStyles): boolean {
  return one.css === other.css && JSON.stringify(one.tweaks) === JSON.stringify(other.tweaks);
}

/**
 * Puts a stylesheet into a page. Elements of parts that stay are not touched: nothing is laid out twice, and fonts are
 * not loaded again.
 */
function showStyles(
  page: Document,
  styles: {
    readonly parts: readonly { readonly id: string; readonly css: string }[];
    readonly own: string;
    readonly classes: string;
  },
): void {
  const ownElement = page.querySelector<HTMLStyleElement>('style[data-own]');
  if (ownElement === null) return;
  const present = new Map(
    [...page.querySelectorAll<HTMLStyleElement>('style[data-part]')].map((element) => [
      element.dataset['part'] ?? '',
      element,
    ]),
  );
  const elements = styles.parts.map(({ id, css }) => {
    const element = present.get(id);
    if (element !== undefined) return element;
    const made = page.createElement('style');
    made.dataset['part'] = id;
    made.textContent = css;
    return made;
  });
  // The new ones first: between two rules of the same place nothing is ever without its style.
  for (const element of elements) if (!element.isConnected) placeBefore(ownElement, element, elements);
  const wanted = new Set(elements);
  for (const element of present.values()) if (!wanted.has(element)) element.remove();
  if (ownElement.textContent !== styles.own) ownElement.textContent = styles.own;
  changeClasses(page, ownElement, styles.classes);
}

/** Where its place is among the others: before the next one that is there. */
function placeBefore(
  end: HTMLStyleElement,
  element: HTMLStyleElement,
  all: readonly HTMLStyleElement[],
): void {
  const next = all.slice(all.indexOf(element) + 1).find((one) => one.isConnected) ?? end;
  next.before(element);
}

/** The classes of tweaks stand where the page's own are. */
function changeClasses(page: Document, own: HTMLStyleElement, classes: string): void {
  const before = own.dataset['classes'] ?? '';
  if (before === classes) return;
  own.dataset['classes'] = classes;
  const bearer = page.querySelector('.mobile-style-available') ?? page.body;
  bearer.classList.remove(...before.split(' ').filter(Boolean));
  bearer.classList.add(...classes.split(' ').filter(Boolean));
}
