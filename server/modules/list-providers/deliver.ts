import { isProviderAway } from '@vitrine/domain/list-provider/provider-states.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import type { ListProvider, ProviderFailure } from './list-provider.ts';
import { openProvider } from './provider-keys.ts';
import { queueExisting } from './queue-existing.ts';
import { sendChange } from './send-change.ts';
import {
  claimConnection,
  type ClaimedConnection,
  type DueChange,
  dueChanges,
  noteConnection,
  noteRefused,
  noteSent,
  release,
} from './sending-repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 2_000;
/** Connections that one process sends for at the same time. */
const CONNECTIONS_AT_ONCE = 4;
/** Connections that are taken in a run, so that every run ends. */
const MAX_CLAIMS = 100;
/** Changes of one claim, and those sent at the same time: Mailchimp takes ten requests at once from an account. */
const BATCH = 100;
const AT_ONCE = 5;
/** Milliseconds after which no further change of a claim is begun. */
const WORK = 60_000;
/**
 * Milliseconds after which another server may send for a connection whose server is gone: longer than the work and the
 * last change, which has four requests of ten seconds.
 */
const CLAIM = 120_000;

/** What came of the changes of one claim. */
interface Outcome {
  failure: ProviderFailure | null;
  hasDelivered: boolean;
  sent: number;
}

async function sendChanges(
  platform: Platform,
  connection: ClaimedConnection,
  provider: ListProvider,
  given: {
    readonly changes: readonly DueChange[];
    /** What came of them, filled in as they are sent. */
    readonly outcome: Outcome;
    readonly signal: AbortSignal | undefined;
  },
): Promise<void> {
  const { db, clock } = platform;
  const { changes, outcome, signal } = given;
  const waiting = [...changes];
  const end = clock.now() + WORK;
  // Read each time: a server is stopped while it waits for an answer.
  const isStopped = (): boolean => signal?.aborted === true;
  const work = async (): Promise<void> => {
    for (let change = waiting.shift(); change !== undefined; change = waiting.shift()) {
      // Away: the rest would only fail as well.
      if (outcome.failure !== null || isStopped() || clock.now() > end) return;
      const failure = await sendChange(platform, provider, connection, change);
      if (failure === null) {
        await noteSent(db, change);
        outcome.hasDelivered = true;
        outcome.sent += 1;
      } else if (isStopped()) return;
      else if (isProviderAway(failure.problem)) outcome.failure = failure;
      else {
        // It has answered, so the connection works.
        await noteRefused(db, change, failure, clock.now());
        outcome.hasDelivered = true;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Sends what is due of one claimed connection; returns how many addresses were sent. */
async function deliver(
  platform: Platform,
  connection: ClaimedConnection,
  signal?: AbortSignal,
): Promise<number> {
  const outcome: Outcome = { failure: null, hasDelivered: false, sent: 0 };
  const provider = openProvider(platform, connection, signal);
  if (provider === null) outcome.failure = { problem: 'secret', words: '' };
  else {
    const changes = await dueChanges(platform.db, connection, new Date(platform.clock.now()), BATCH);
    await sendChanges(platform, connection, provider, { changes, outcome, signal });
  }
  // The server stops: that says nothing of the provider.
  if (signal?.aborted === true && !outcome.hasDelivered) await release(platform.db, connection);
  else await noteConnection(platform, connection, outcome);
  return outcome.sent;
}

/**
 * One run: queues those who got letters before a list was chosen, and sends what is due, for one connection after the
 * other. Several may run at once, in every server process. A server that is killed between an answer and its note leaves a
 * change that is sent again, which changes nothing. Returns how many addresses were sent.
 */
export async function sendListChanges(platform: Platform, signal?: AbortSignal): Promise<number> {
  await queueExisting(platform.db, signal);
  let sent = 0;
  for (let count = 0; count < MAX_CLAIMS; count += 1) {
    if (signal?.aborted === true) return sent;
    const now = platform.clock.now();
    const connection = await claimConnection(platform.db, new Date(now), new Date(now + CLAIM));
    if (connection === null) return sent;
    sent += await deliver(platform, connection, signal);
  }
  return sent;
}

/** A run of one does not wait for those of the others: a website with much to send holds up one of them. */
export const listProviderPollers = (platform: Platform): readonly Poller[] =>
  Array.from({ length: CONNECTIONS_AT_ONCE }, (_, index) => ({
    name: `list-providers-${index + 1}`,
    every: INTERVAL,
    run: (signal) => sendListChanges(platform, signal),
  }));
