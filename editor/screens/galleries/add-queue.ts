import { type AddedPictures, PICTURES_AT_ONCE } from '@vitrine/contracts/galleries.ts';
import { sentenceOf } from '../../app/client.ts';

/** What is on its way into a gallery. */
export interface Adding {
  /** Files that are not in it yet. */
  readonly waiting: number;
  /** Why they are not; null while they are added, or when none waits. */
  readonly failure: string | null;
}

/**
 * Adds files to a gallery in the order in which they are given: one at once, those that arrive during its call and the
 * rest after it together by the next one, since each call makes the server render pages again. What a call did not add
 * waits until `retry`, or until more files are given.
 */
export class AddQueue {
  /** Gets the answer of each call. */
  added: (answer: AddedPictures) => void = () => undefined;
  #waiting: readonly string[] = [];
  #isSending = false;
  #failure: string | null = null;
  readonly #send: (assetIds: readonly string[]) => Promise<AddedPictures>;
  readonly #show: (adding: Adding) => void;
  readonly #rest: () => Promise<void>;

  constructor(
    send: (assetIds: readonly string[]) => Promise<AddedPictures>,
    show: (adding: Adding) => void,
    rest: () => Promise<void>,
  ) {
    this.#send = send;
    this.#show = show;
    this.#rest = rest;
  }

  add(assetIds: readonly string[]): void {
    this.#waiting = [...this.#waiting, ...assetIds];
    this.#render();
    void this.#goOn();
  }

  retry(): void {
    void this.#goOn();
  }

  /** Gives up what waits; the files stay in the library. */
  drop(): void {
    this.#waiting = [];
    this.#failure = null;
    this.#render();
  }

  async #goOn(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#failure = null;
    while (this.#waiting.length > 0 && this.#failure === null) {
      this.#render();
      const batch = this.#waiting.slice(0, PICTURES_AT_ONCE);
      try {
        // One call after the other: the order is that of the files.
        const answer = await this.#send(batch);
        this.#waiting = this.#waiting.slice(batch.length);
        this.added(answer);
      } catch (error) {
        this.#failure = sentenceOf(error);
      }
      this.#render();
      if (this.#failure === null) await this.#rest();
    }
    this.#isSending = false;
    this.#render();
  }

  #render(): void {
    this.#show({ waiting: this.#waiting.length, failure: this.#failure });
  }
}
