import type { ServerResponse } from 'node:http';
import { createServer, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createWelcomeLink } from './modules/accounts/index.ts';
import { ensureFirstWebsite } from './modules/websites/index.ts';
import { addHost } from './modules/websites/index.ts';
import { openPlatform, type Step } from './open-platform.ts';
import type { Config } from './platform/config.ts';
import { contributions } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { type Scheduler, startScheduler } from './platform/scheduler.ts';
import { StartRefused } from './platform/start-refused.ts';
import { within } from './platform/within.ts';

declare module './platform/module.ts' {
  interface Contributions {
    /** Done at each start for the first website, before the shop opens. */
    readonly atStart: (platform: Platform, websiteId: string) => Promise<void>;
  }
}

export interface RunningServer {
  /** The shop's address for visitors. */
  readonly shopAddress: string;
  readonly editorAddress: string;
  /** The one-time link that creates the owner's account, while there is none. */
  readonly welcomeAddress: string | null;
  readonly databaseElsewhere: string | null;
  /** Finishes the requests in flight, then stops everything, the database last. Safe to call twice. */
  stop(): Promise<void>;
}

/** Creates the first website, reachable under `hosts`, or finds the one an earlier start created; returns its id. */
export type SiteMaker = (platform: Platform, hosts: readonly string[]) => Promise<string>;

/**
 * In how many steps connections are drained at a stop. Not one long wait: a process that was suspended meanwhile would
 * resume with no time left for them.
 */
const DRAIN_TURNS = 10;
/** Minimum duration of a step, in milliseconds. */
const DRAIN_TURN = 25;
/** Milliseconds that requests in flight, and background work after them, may take at a stop. */
const STOP_TIMEOUT = 15_000;

/**
 * Starts everything in order; resolves when the shop responds.
 * @throws StartRefused
 */
export async function startServer(config: Config, makeSite: SiteMaker, step: Step): Promise<RunningServer> {
  const platform = await openPlatform(config, step);
  try {
    await refuseTakenPort(config);
    const websiteId = await openFirstWebsite(platform, makeSite, step);
    for (const prepare of contributions(platform, 'atStart')) await prepare(platform, websiteId);
    const app = await step('Opening the shop', async () => {
      const built = await buildApp(platform);
      await built.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
      return built;
    });
    // Pollers claim their rows in the database, so every server process may run them.
    const scheduler = startScheduler(
      platform,
      contributions(platform, 'pollers').flatMap((pollersOf) => pollersOf(platform)),
      contributions(platform, 'jobs').flat(),
    );
    const token = await createWelcomeLink(platform, websiteId);
    const { shop: shopAddress, editor } = ownAddresses(config);
    const editorAddress = `${editor}/config`;
    let stopped: Promise<void> | null = null;
    return {
      shopAddress,
      editorAddress,
      welcomeAddress: token === null ? null : `${editorAddress}/welcome?token=${token}`,
      databaseElsewhere: platform.databaseElsewhere,
      stop() {
        stopped ??= closeApp(app)
          .then(() => stopWork(platform, scheduler))
          .then(() => platform.close());
        return stopped;
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** The website for this machine's own host names; created on a first start. */
export async function openFirstWebsite(platform: Platform, makeSite: SiteMaker, step: Step): Promise<string> {
  const { config } = platform;
  const hosts = ownHosts(config);
  const websiteId = await ensureFirstWebsite(platform, config.demo ? 'demo' : 'empty', () =>
    step(config.demo ? 'Setting up the demo shop' : 'Setting up an empty site', () =>
      makeSite(platform, hosts),
    ),
  );
  for (const host of hosts) await addHost(platform, websiteId, host);
  return websiteId;
}

/**
 * Closes in two steps. First no new connection is accepted and every response closes its own, so that a browser's next
 * request does not meet a connection that is being cut; then idle connections are closed and requests in flight
 * finished.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Not the HTTP server's own close: that would cut idle connections at once.
  NetServer.prototype.close.call(app.server);
  for (let turn = 0; turn < DRAIN_TURNS; turn += 1) await wait(DRAIN_TURN);
  const hurry = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT);
  await app.close().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_SERVER_NOT_RUNNING') throw error;
  });
  clearTimeout(hurry);
}

/** Stops the background work. Work that does not end is left: its rows stay claimed in the database, and are freed there. */
async function stopWork({ log }: Platform, scheduler: Scheduler): Promise<void> {
  const hasStopped = await within(STOP_TIMEOUT, scheduler.stop());
  if (!hasStopped) log.warn(`background work did not end within ${STOP_TIMEOUT / 1000} seconds`);
}

/** The host names under which this process serves the first website. */
function ownHosts(config: Config): string[] {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', visibleHost(config.host)]);
  const hosts = [...names].map((name) => (config.port === 80 ? name : `${name}:${config.port}`));
  if (config.publicOrigin !== null) hosts.push(new URL(config.publicOrigin).host);
  if (config.adminOrigin !== null) hosts.push(new URL(config.adminOrigin).host);
  return hosts;
}

/** The origins of the first website and of its editor, as seen from this machine. */
export function ownAddresses(config: Config): { readonly shop: string; readonly editor: string } {
  const shop = config.publicOrigin ?? `http://${visibleHost(config.host)}:${config.port}`;
  return { shop, editor: config.adminOrigin ?? shop };
}

/** A listening address as typed into a browser. */
function visibleHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/** Fails early when the port is taken, before the set-up takes minutes. */
async function refuseTakenPort(config: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const { port, host } = config;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use by another program; set PORT to a free one, for example PORT=${port + 1}.`,
        EACCES: `PORT=${port} needs rights this account lacks; set PORT to one above 1023, for example PORT=3000.`,
        EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine; set it to one, for example HOST=127.0.0.1.`,
        ENOTFOUND: `HOST is "${host}", which is no name of this machine; set it to one, for example HOST=127.0.0.1.`,
      };
      reject(
        new StartRefused(
          reasons[error.code ?? ''] ?? `${host}:${port} cannot be listened on (${error.message}).`,
        ),
      );
    });
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}
