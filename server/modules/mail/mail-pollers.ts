import { LRUCache } from 'lru-cache';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { openServer } from './open-server.ts';
import { sendDueMails } from './sender.ts';
import { allServers, type ServerRow } from './server-repository.ts';
import { type SmtpDelivery, smtpDelivery } from './smtp-delivery.ts';
import { MailServerUnusable } from './smtp-failure.ts';

/** Milliseconds between checks of the outbox. */
const INTERVAL = 5_000;
/** Mail servers of owners that one process keeps connections to. */
const MAX_OPEN = 50;
/** Milliseconds after which the name of one is resolved again. */
const KEPT = 10 * 60_000;

/** Sends the outbox: by SMTP_URL, or else each website's mails by the mail server of its settings. */
export function mailPollers(platform: Platform): readonly Poller[] {
  const { smtpUrl } = platform.config;
  if (smtpUrl !== null) {
    const { deliver, close } = smtpDelivery(smtpUrl);
    const run = (signal: AbortSignal) => sendDueMails(platform, deliver, { signal });
    return [{ name: 'mails', every: INTERVAL, run, close }];
  }
  const own = new OwnServers(platform);
  return [
    { name: 'mails', every: INTERVAL, run: (signal) => own.sendDueMails(signal), close: () => own.close() },
  ];
}

/** @internal Mail servers that owners have entered, with open connections. */
export class OwnServers {
  readonly #platform: Platform;
  /** By their versions. */
  readonly #open = new LRUCache<string, SmtpDelivery>({
    max: MAX_OPEN,
    ttl: KEPT,
    dispose: (delivery) => delivery.close(),
  });

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Sends the due mails of websites that have a mail server; those of others stay stored. Returns the number sent. */
  async sendDueMails(signal?: AbortSignal): Promise<number> {
    const rows = await allServers(this.#platform.db);
    if (rows.length === 0) return 0;
    const byWebsite = new Map(rows.map((row) => [row.websiteId, row]));
    return sendDueMails(
      this.#platform,
      async (mail) => {
        const row = byWebsite.get(mail.websiteId);
        if (row === undefined) throw new MailServerUnusable('no mail server');
        await (await this.#deliveryOf(row)).deliver(mail);
      },
      {
        websites: new Map(rows.map(({ websiteId, version }) => [websiteId, version])),
        ...(signal === undefined ? {} : { signal }),
      },
    );
  }

  close(): void {
    this.#open.clear();
  }

  async #deliveryOf(row: ServerRow): Promise<SmtpDelivery> {
    const known = this.#open.get(row.version);
    if (known !== undefined) return known;
    const opened = smtpDelivery(await openServer(this.#platform, row));
    this.#open.set(row.version, opened);
    return opened;
  }
}
