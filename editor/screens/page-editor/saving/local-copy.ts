import type { Operation } from '@vitrine/domain/page/operation.ts';

/** A save as it is sent; with the same key it is sent again when its answer was lost. */
export interface Save {
  readonly key: string;
  readonly operations: readonly Operation[];
}

/** What the browser keeps of a page's draft until the server has it. */
export interface LocalCopy {
  readonly version: 1;
  /** One for each time that a page was opened, so that no tab overwrites what another has left. */
  readonly id: string;
  /** The draft's revision on which the changes were made. */
  readonly revision: number;
  /** A save that was sent and may have arrived. */
  readonly sent: Save | null;
  /** Changes after it that were not sent. */
  readonly operations: readonly Operation[];
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
}

/** Where copies of one page are kept, for one account at one website. Fails where the browser keeps nothing. */
export interface CopyStore {
  readonly list: () => Promise<readonly LocalCopy[]>;
  readonly write: (copy: LocalCopy) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * Keeps one copy up to date: writes are made in turn, and of those that wait only the last. A write that fails is
 * reported and does not stop the next.
 */
export class CopyKeeper {
  readonly #store: CopyStore;
  readonly #id: string;
  readonly #onResult: (isKept: boolean) => void;
  #next: LocalCopy | null | undefined = undefined;
  #writing: Promise<void> | null = null;

  constructor(store: CopyStore, id: string, onResult: (isKept: boolean) => void) {
    this.#store = store;
    this.#id = id;
    this.#onResult = onResult;
  }

  /** Keeps this copy from now on; null where nothing needs keeping. */
  keep(copy: LocalCopy | null): void {
    this.#next = copy;
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when what was last given is kept, or could not be. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#next !== undefined) {
      const copy = this.#next;
      this.#next = undefined;
      try {
        await (copy === null ? this.#store.remove(this.#id) : this.#store.write(copy));
        this.#onResult(true);
      } catch {
        // A private window, or a full disk.
        this.#onResult(false);
      }
    }
    this.#writing = null;
  }
}
