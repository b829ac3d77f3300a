import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files.ts';
import type { Logger } from './log.ts';
import type { Outside } from './http/guarded-fetch.ts';
import type { Module } from './module.ts';
import type { PubSub } from './pub-sub.ts';
import type { Secrets } from './secrets.ts';

/**
 * The dependencies of every service: database, files, clock, mail and the like. Built once at the start, and by tests.
 */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly files: FileStore;
  readonly pubSub: PubSub;
  /** Encrypts what is stored for an owner, such as keys of a payment account. */
  readonly secrets: Secrets;
  /** Access to other servers. */
  readonly outside: Outside;
  /** The modules of the product; `contributions()` reads what they add to it. */
  readonly modules: readonly Module[];
  /** Caches and queues of the modules, one instance of each; see `perPlatform`. */
  readonly instances: Map<symbol, unknown>;
}
