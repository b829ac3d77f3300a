import { CallFailure } from '@vitrine/contracts/client.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { CopyStore, LocalCopy, Save } from './local-copy.ts';

/** What a call throws whose answer never came. */
export const noAnswer = () => new CallFailure('NO_ANSWER', 0, 'No answer.');

/** A server that keeps a draft as the list of what it was changed by, and the key of the last save. */
export class FakeServer {
  revision = 4;
  stored: Operation[] = [];
  lastKey = '';
  sent: (Save & { revision: number })[] = [];
  /** Says what becomes of a request before it is handled. */
  before: () => void = () => undefined;
  /** Says what becomes of an answer. */
  after: () => void = () => undefined;
  /** Milliseconds to an answer. */
  delay = 100;
  most = 0;
  #now = 0;

  send = async (save: Save & { readonly revision: number }) => {
    this.sent.push({ ...save });
    this.#now += 1;
    this.most = Math.max(this.most, this.#now);
    await new Promise((resolve) => {
      setTimeout(resolve, this.delay);
    });
    this.#now -= 1;
    this.before();
    if (save.key !== this.lastKey) {
      if (save.revision !== this.revision) throw new CallFailure('STALE_REVISION', 409, 'Stale.');
      this.stored.push(...save.operations);
      this.revision += 1;
      this.lastKey = save.key;
    }
    this.after();
    return { revision: this.revision };
  };
}

/** Copies in memory, as IndexedDB keeps them. */
export class FakeCopies implements CopyStore {
  kept = new Map<string, LocalCopy>();
  writes = 0;
  isBroken = false;
  list = async () => [...this.kept.values()];
  write = async (copy: LocalCopy) => {
    this.writes += 1;
    await Promise.resolve();
    if (this.isBroken) throw new Error('QuotaExceededError');
    this.kept.set(copy.id, structuredClone(copy));
  };
  remove = async (id: string) => {
    this.kept.delete(id);
  };
}
