// PostgreSQL: both (first starts at once)
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@vitrine/testing/database.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import { makeFirstSite } from './first-site.ts';
import type { Step } from '@vitrine/server/open-platform.ts';
import type { Config } from '@vitrine/server/platform/config.ts';
import { StartRefused } from '@vitrine/server/platform/start-refused.ts';
import { startServer, type RunningServer } from '@vitrine/server/start.ts';

const silently: Step = (_name, work) => work();
const running: RunningServer[] = [];
let database: TestDatabase;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

function configFor(port: number): Config {
  return {
    port,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: database.url,
    publicOrigin: null,
    adminOrigin: null,
    logLevel: 'silent',
    smtpUrl: null,
    demo: false,
    providers: {},
  };
}

async function start(port: number): Promise<RunningServer> {
  const server = await startServer(configFor(port), makeFirstSite, silently);
  running.push(server);
  return server;
}

function ask(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent, path: '/health/ready' }, (answer) => {
      answer.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}

describe('a started server', () => {
  it('is live and ready on any host name', async () => {
    const port = await freePort(4540);
    await start(port);
    for (const path of ['live', 'ready']) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: path });
    }
  });

  it('creates the first website once, and links to it after a later start on another port', async () => {
    const first = await start(await freePort(4540));
    await start(await freePort(4540));
    const { rows } = await database.db.$client.query('SELECT DISTINCT website_id FROM website_hosts');
    expect(rows).toHaveLength(1);
    expect(first.welcomeAddress).toMatch(/^http:\/\/localhost:\d+\/config\/welcome\?token=[\w-]+$/);
  });

  it('reports a port in use in one sentence', async () => {
    const port = await freePort(4540);
    await start(port);
    const second = startServer(configFor(port), makeFirstSite, silently);
    await expect(second).rejects.toThrow(StartRefused);
    await expect(second).rejects.toThrow(`Port ${port} is in use by another program; set PORT to a free one`);
  });

  it('completes every accepted request when it is stopped', async () => {
    const port = await freePort(4540);
    const server = await start(port);
    const ends = new Set<string>();
    const answered = Array.from({ length: 8 }, () => 0);
    let isOpen = true;
    // Each keeps its connection while the server does. A new connection that the system has accepted but the server has
    // not yet is lost when the port closes, which no server can prevent; here none is pending when the stop begins.
    const visitors = answered.map(async (_none, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (isOpen) {
        try {
          await ask(port, agent);
          answered[visitor] = (answered[visitor] ?? 0) + 1;
        } catch (error) {
          ends.add((error as NodeJS.ErrnoException).code ?? String(error));
          isOpen = false;
        }
      }
      agent.destroy();
    });
    await expect.poll(() => Math.min(...answered)).toBeGreaterThan(5);
    const stopping = server.stop();
    // The time to drain starts after a machine that paused for a moment runs again.
    const standsUntil = performance.now() + 400;
    while (performance.now() < standsUntil);
    await stopping;
    await Promise.all(visitors);
    // A visitor may only get a refused connection: nothing was sent by then.
    expect([...ends]).toEqual(['ECONNREFUSED']);
  });
});
