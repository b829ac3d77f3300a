import { MAX_OPERATIONS } from '@vitrine/contracts/page-drafts.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import { squash } from '@vitrine/domain/page/squash.ts';
import { CopyKeeper, type CopyStore, type Save } from './local-copy.ts';
import { callAgain, outcomeOf, sentenceOfFailure } from './save-outcome.ts';
import { cutSave, squashEnd } from './save-queue.ts';

/** Milliseconds after the last change. */
const PAUSE = 800;
/** Milliseconds after the first change that is not saved yet, however much is typed. */
const LONGEST_PAUSE = 10_000;
/** Milliseconds for which a save waits until it is kept in the browser. */
const LONGEST_COPYING = 500;
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;

/**
 * `unsaved`: waits for a pause in typing. `offline`: the server does not answer, and is asked again. `signed-out`: goes
 * on after signing in. `taken` and `refused` are for good: the page was changed or taken over by somebody else, or the
 * server does not accept the changes; what is not saved stays in the browser's copy.
 */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'signed-out' | 'taken' | 'refused';

/** What is shown of saving; a new object with every change. */
export interface SavingView {
  readonly state: SaveState;
  /** Whether what is not saved is kept in this browser; false where it keeps nothing. */
  readonly isKept: boolean;
  /** The server's sentence, for `taken` and `refused`. */
  readonly sentence: string | null;
}

/** How saves get to the server. */
export interface SavePort {
  /** Answers the draft's revision after it; throws a `CallFailure`. */
  readonly send: (save: Save & { readonly revision: number }) => Promise<{ readonly revision: number }>;
}

export interface SaveEngineOptions {
  /** The revision of the draft that was opened. */
  readonly revision: number;
  readonly port: SavePort;
  readonly copies: CopyStore;
  /** A random name, for saves and for the copy: 16 to 64 letters, digits, `-` and `_`. */
  readonly newKey: () => string;
}

/** Thrown by `flush` when saving has stopped for good. */
export class SavingStopped extends Error {
  override readonly name = 'SavingStopped';
}

/**
 * Saves the changes of one page: first into this browser, then, after a pause, to the server, one save at a time. An
 * answer changes only the revision that the next save is made on, never the document. A save whose answer was lost is
 * sent again with its key, so that it is applied once.
 */
export class SaveEngine {
  /** Names this engine's copy in the browser. */
  readonly copyId: string;
  readonly #options: SaveEngineOptions;
  readonly #keeper: CopyKeeper;
  readonly #listeners = new Set<() => void>();
  #revision: number;
  /** Sent, or to be sent again. */
  #sent: Save | null = null;
  #queue: readonly Operation[] = [];
  #firstAt = 0;
  #lastAt = 0;
  #isHurried = false;
  #isSending = false;
  /** Nothing is sent while a call of another kind changes the draft's revision. */
  #isHeld = false;
  /** What was not saved was thrown away; nothing more is saved. */
  #isAbandoned = false;
  #trouble: 'offline' | 'signed-out' | null = null;
  #stopped: 'taken' | 'refused' | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: { readonly done: () => void; readonly failed: (error: Error) => void }[] = [];
  #view: SavingView = { state: 'saved', isKept: true, sentence: null };

  constructor(options: SaveEngineOptions) {
    this.#options = options;
    this.#revision = options.revision;
    this.copyId = options.newKey();
    this.#keeper = new CopyKeeper(options.copies, this.copyId, (isKept) => this.#show({ isKept }));
  }

  view = (): SavingView => this.#view;

  /** Calls back after every change of the view. Returns the unsubscriber. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The draft's revision as far as the server has answered. */
  get revision(): number {
    return this.#revision;
  }

  /** All changes that the server has not acknowledged, in their order. */
  get unsaved(): readonly Operation[] {
    return [...(this.#sent?.operations ?? []), ...this.#queue];
  }

  /** Takes in changes that were applied to the document. Once saving has stopped they are only kept in the copy. */
  enqueue(operations: readonly Operation[]): void {
    if (operations.length === 0 || this.#isAbandoned) return;
    this.#lastAt = Date.now();
    if (this.#queue.length === 0) this.#firstAt = this.#lastAt;
    this.#queue = squashEnd(this.#queue, operations);
    this.#keepCopy();
    this.#schedule();
    this.#show();
  }

  /**
   * Saves at once and resolves when the server has acknowledged everything; waits while there is no connection. Rejects
   * with `SavingStopped` where it never will.
   */
  flush(): Promise<void> {
    if (this.#stopped !== null) return Promise.reject(new SavingStopped(this.#stopped));
    if (this.#isAllSaved()) return Promise.resolve();
    const settled = new Promise<void>((done, failed) => {
      this.#waiting.push({ done, failed });
    });
    this.hurry();
    this.tryAgain();
    return settled;
  }

  /**
   * Saves everything, then makes a call that changes the draft's revision, such as Publish; changes that are made
   * meanwhile wait, and are saved on the revision that it answers. `call` is made again where no answer arrives, so
   * it has to be one that may be repeated. Throws what it throws, or `SavingStopped` as `flush` does.
   */
  async withSaved<T extends { readonly revision: number }>(
    call: (revision: number) => Promise<T>,
  ): Promise<T> {
    await this.flush();
    if (this.#isHeld) throw new Error('Another call is being made.');
    this.#isHeld = true;
    try {
      const answer = await callAgain(() => call(this.#revision));
      this.#revision = answer.revision;
      this.#keepCopy();
      return answer;
    } catch (error) {
      if (outcomeOf(error) === 'taken') this.stopAsTaken(sentenceOfFailure(error));
      throw error;
    } finally {
      this.#isHeld = false;
      this.#schedule();
    }
  }

  /** Saves what waits for a pause at once. */
  hurry(): void {
    this.#isHurried = this.#queue.length > 0;
    this.#schedule();
  }

  /** Resolves when the changes so far are kept in this browser, or could not be. */
  kept(): Promise<void> {
    return this.#keeper.settled();
  }

  /** Asks the server again at once, after it did not answer. */
  tryAgain(): void {
    if (this.#trouble !== 'offline' || this.#isSending) return;
    clearTimeout(this.#timer);
    void this.#send();
  }

  /** Goes on after the person has signed in again. */
  resume(): void {
    if (this.#trouble !== 'signed-out') return;
    this.#trouble = null;
    this.#show();
    void this.#send();
  }

  /** Stops for good because the page is edited elsewhere now. */
  stopAsTaken(sentence: string | null = null): void {
    if (this.#stopped === null) this.#stop('taken', sentence);
  }

  /**
   * Throws away what the server has not acknowledged, with its copy in this browser, and saves nothing more. What was
   * sent already may still arrive.
   */
  abandon(): void {
    this.#isAbandoned = true;
    clearTimeout(this.#timer);
    this.#sent = null;
    this.#queue = [];
    this.#trouble = null;
    this.#keepCopy();
    for (const { done } of this.#waiting.splice(0)) done();
    this.#show();
  }

  #schedule(): void {
    const isBusy = this.#isSending || this.#isHeld || this.#stopped !== null || this.#trouble !== null;
    if (isBusy || this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    const due = this.#isHurried ? 0 : Math.min(this.#lastAt + PAUSE, this.#firstAt + LONGEST_PAUSE);
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, due - Date.now()));
  }

  async #send(): Promise<void> {
    if (this.#stopped !== null || this.#isSending || this.#isAbandoned) return;
    if (this.#sent === null) {
      const { operations, rest } = cutSave(squash(this.#queue), MAX_OPERATIONS);
      if (operations.length === 0) return;
      this.#sent = { key: this.#options.newKey(), operations };
      this.#queue = rest;
      // What did not fit waits for no further pause.
      this.#isHurried = rest.length > 0;
      this.#keepCopy();
    }
    this.#isSending = true;
    this.#show();
    try {
      const save = this.#sent;
      await this.#untilKept();
      if (this.#sent !== save) {
        this.#isSending = false;
        return;
      }
      const { revision } = await this.#options.port.send({ ...save, revision: this.#revision });
      this.#isSending = false;
      this.#acknowledge(revision);
    } catch (error) {
      this.#isSending = false;
      this.#fail(error);
    }
  }

  /** So that a save that arrives is known by its key when this tab is gone before the answer. */
  async #untilKept(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST_COPYING);
    });
    await Promise.race([this.#keeper.settled(), late]);
    clearTimeout(timer);
  }

  #acknowledge(revision: number): void {
    this.#revision = revision;
    this.#sent = null;
    this.#trouble = null;
    this.#failures = 0;
    this.#keepCopy();
    if (this.#isAllSaved()) {
      for (const { done } of this.#waiting.splice(0)) done();
    } else {
      // Somebody who waits for everything waits for what was typed meanwhile too.
      if (this.#waiting.length > 0) this.#isHurried = true;
      this.#schedule();
    }
    this.#show();
  }

  #fail(error: unknown): void {
    const outcome = outcomeOf(error);
    // Taken over while it was sent: nothing is sent again.
    if (this.#stopped !== null || this.#isAbandoned) return;
    if (outcome === 'taken' || outcome === 'refused') {
      this.#stop(outcome, sentenceOfFailure(error));
      return;
    }
    this.#trouble = outcome;
    if (outcome === 'offline') {
      const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#failures);
      this.#failures += 1;
      this.#timer = setTimeout(() => void this.#send(), wait);
    }
    this.#show();
  }

  #stop(stopped: 'taken' | 'refused', sentence: string | null): void {
    this.#stopped = stopped;
    clearTimeout(this.#timer);
    for (const { failed } of this.#waiting.splice(0)) failed(new SavingStopped(stopped));
    this.#show({ sentence });
  }

  #isAllSaved(): boolean {
    return this.#sent === null && this.#queue.length === 0;
  }

  #keepCopy(): void {
    this.#keeper.keep(
      this.#isAllSaved()
        ? null
        : {
            version: 1,
            id: this.copyId,
            revision: this.#revision,
            sent: this.#sent,
            operations: this.#queue,
            at: Date.now(),
          },
    );
  }

  #state(): SaveState {
    if (this.#stopped !== null) return this.#stopped;
    if (this.#trouble !== null) return this.#trouble;
    if (this.#isSending) return 'saving';
    return this.#isAllSaved() ? 'saved' : 'unsaved';
  }

  #show(change: Partial<Omit<SavingView, 'state'>> = {}): void {
    const next: SavingView = { ...this.#view, ...change, state: this.#state() };
    const { state, isKept, sentence } = this.#view;
    if (next.state === state && next.isKept === isKept && next.sentence === sentence) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}
