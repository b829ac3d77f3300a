import { LEASE_EVERY, type LeaseHolder } from '@vitrine/contracts/page-drafts.ts';

/** Milliseconds until a page is asked for again whose holder is not known yet, or was asked to hand it over. */
const ASK_AGAIN = 3_000;

/**
 * `asking`: not known yet. `held`: this tab edits the page. `other`: another one does, and this one waits for it.
 * `lost`: this tab had it until it was taken over; it does not get it again before `takeOver`.
 */
export type LeaseView =
  /** `failure`: why the last question had no answer. */
  | { readonly state: 'asking'; readonly failure?: Error }
  /** `asks`: who would like to have it. */
  | { readonly state: 'held'; readonly asks: LeaseHolder['asks'] }
  | { readonly state: 'other' | 'lost'; readonly holder: LeaseHolder };

/** The calls of a lease, for one page and one tab. */
export interface LeasePort {
  readonly ask: (takeOver: boolean) => Promise<LeaseHolder>;
  /** Asks its holder to hand it over. */
  readonly request: () => Promise<LeaseHolder>;
  /** Answers the request that was made at `on`, an ISO time. */
  readonly answer: (on: string, handOver: boolean) => Promise<LeaseHolder>;
  /** Gives the page back, or takes the request for it back, without waiting for an answer. */
  readonly release: () => void;
}

/**
 * Keeps a page for this tab by signs of life. When `other` becomes `held`, its holder has left and may have changed the
 * draft, so it has to be opened again, as after `takeOver`. A sign of life that fails changes nothing: the revision
 * guards what is saved.
 */
export class Lease {
  readonly #port: LeasePort;
  readonly #isVisible: () => boolean;
  readonly #listeners = new Set<() => void>();
  #view: LeaseView = { state: 'asking' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = true;
  /** Answers to earlier questions are void. */
  #question = 0;

  constructor(port: LeasePort, isVisible: () => boolean) {
    this.#port = port;
    this.#isVisible = isVisible;
  }

  view = (): LeaseView => this.#view;

  /** Calls back after every change of the view. Returns the unsubscriber. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks for the page and keeps it. */
  start(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    void this.#ask();
  }

  /** Gives the page back where this tab holds it; `start` asks for it again. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#question += 1;
    clearTimeout(this.#timer);
    if (this.#view.state === 'held' || this.#isWaiting()) this.#port.release();
  }

  /** A sign of life at once, for a tab that is looked at again after timers slept. */
  look(): void {
    if (!this.#isStopped) void this.#ask();
  }

  /** Takes the page from whoever holds it. Throws what the call throws. */
  takeOver(): Promise<void> {
    return this.#call(() => this.#port.ask(true));
  }

  /** Asks whoever holds the page to hand it over. Throws what the call throws. */
  request(): Promise<void> {
    return this.#call(() => this.#port.request());
  }

  /** Hands the page over to whoever asks for it, or says "Not now". Throws what the call throws. */
  async answer(handOver: boolean): Promise<void> {
    if (this.#view.state !== 'held' || this.#view.asks === null) return;
    const { on } = this.#view.asks;
    await this.#call(() => this.#port.answer(on, handOver));
  }

  async #call(call: () => Promise<LeaseHolder>): Promise<void> {
    this.#question += 1;
    const question = this.#question;
    clearTimeout(this.#timer);
    try {
      const holder = await call();
      // Given away by the person, not lost.
      if (question === this.#question) this.#show(viewOf(holder));
    } finally {
      if (question === this.#question) this.#next();
    }
  }

  async #ask(): Promise<void> {
    // It was taken over: asking would take it again as soon as the other leaves.
    if (this.#view.state === 'lost') return;
    this.#question += 1;
    const question = this.#question;
    clearTimeout(this.#timer);
    // Nobody waits in a tab that is not looked at, unless they asked for the page.
    const isIdle = this.#view.state === 'other' && !this.#isVisible() && !this.#isWaiting();
    const holder = isIdle ? null : await this.#port.ask(false).catch((error: Error) => error);
    if (question !== this.#question) return;
    if (holder instanceof Error) {
      if (this.#view.state === 'asking') this.#show({ state: 'asking', failure: holder });
    } else if (holder !== null) this.#answer(holder);
    this.#next();
  }

  #answer(holder: LeaseHolder): void {
    if (!holder.isYou && this.#view.state === 'held') this.#show({ state: 'lost', holder });
    else this.#show(viewOf(holder));
  }

  /** Whether this tab asked for the page and has no answer yet. */
  #isWaiting(): boolean {
    return this.#view.state === 'other' && this.#view.holder.asked === 'waiting';
  }

  #next(): void {
    if (this.#isStopped || this.#view.state === 'lost') return;
    const isSoon = this.#view.state === 'asking' || this.#isWaiting();
    const wait = isSoon ? ASK_AGAIN : LEASE_EVERY * 1_000;
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  #show(view: LeaseView): void {
    if (JSON.stringify(view) === JSON.stringify(this.#view)) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

const viewOf = (holder: LeaseHolder): LeaseView =>
  holder.isYou ? { state: 'held', asks: holder.asks } : { state: 'other', holder };
