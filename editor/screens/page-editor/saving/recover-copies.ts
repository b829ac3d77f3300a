import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { CopyStore, LocalCopy } from './local-copy.ts';
import type { SavePort } from './save-engine.ts';

/** Milliseconds after which a copy that nobody wanted is thrown away: 30 days. */
const FORGOTTEN_AFTER = 30 * 24 * 60 * 60 * 1_000;

/** Changes that were never saved, from an earlier time that the page was open in this browser. */
export interface Recovered {
  readonly id: string;
  /**
   * `current`: they were made on the draft as it is, and can be applied to it. `outdated`: the draft was changed since,
   * so they may not fit it any more.
   */
  readonly kind: 'current' | 'outdated';
  /** In their order. */
  readonly operations: readonly Operation[];
  /** When the last of them was made, in milliseconds since 1970. */
  readonly at: number;
}

export interface RecoverOptions {
  readonly copies: CopyStore;
  readonly port: SavePort;
  /** The revision of the draft that was opened. */
  readonly revision: number;
  /** The copy of the engine that runs, which is none of an earlier time. */
  readonly ownId: string;
}

/**
 * Finds what was left unsaved, the latest first. A save whose answer nobody waited for may have arrived: then it is the
 * draft's last one, and the server knows its key. So it is asked with that key, which changes nothing where it has not
 * arrived. Empty where the browser keeps nothing.
 */
export async function recoverCopies({
  copies,
  port,
  revision,
  ownId,
}: RecoverOptions): Promise<readonly Recovered[]> {
  const found: Recovered[] = [];
  for (const copy of await copies.list().catch(() => [])) {
    // Written by a newer editor: its operations may mean something else.
    if (copy.id === ownId || copy.version !== 1) continue;
    const recovered = await judge(copy, revision, port);
    if (recovered.operations.length > 0 && Date.now() - copy.at < FORGOTTEN_AFTER) found.push(recovered);
    else await copies.remove(copy.id).catch(() => undefined);
  }
  return found.toSorted((a, b) => b.at - a.at);
}

async function judge(copy: LocalCopy, revision: number, port: SavePort): Promise<Recovered> {
  const { id, at, sent, operations } = copy;
  const all = [...(sent?.operations ?? []), ...operations];
  if (copy.revision === revision) return { id, at, kind: 'current', operations: all };
  if (sent !== null && copy.revision + 1 === revision) {
    const answer = await port.send({ ...sent, revision: copy.revision }).catch(() => null);
    if (answer?.revision === revision) return { id, at, kind: 'current', operations };
  }
  return { id, at, kind: 'outdated', operations: all };
}
