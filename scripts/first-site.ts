import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UNNAMED_TITLE } from '@vitrine/domain/home/first-steps.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { createWebsite, findSite, type WebsiteSettings } from '@vitrine/server/modules/websites/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { seedDemoSite } from '@vitrine/testing/demo-site/index.ts';

const emptySettings: WebsiteSettings = {
  theme: 'atelier',
  tagLine: '',
  description: '',
  language: 'en-US',
  timeZone: 'America/New_York',
  contactEmail: '',
  address: [],
  mainNavigation: [],
  footerNavigation: [],
  store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
};

/** The website of a first start: the demo shop, or with VITRINE_DEMO=0 an empty one with a name. */
export async function makeFirstSite(platform: Platform, hosts: readonly string[]): Promise<string> {
  if (platform.config.demo) return (await seedDemoSite(platform, { hosts })).websiteId;
  const made = await findSite(platform, hosts[0] ?? '');
  if (made !== null) return made.websiteId;
  return createWebsite(platform, {
    identifier: 'my-site',
    title: UNNAMED_TITLE,
    settings: emptySettings,
    hosts,
  });
}

/**
 * Like `makeFirstSite` in a child process, which prints the website's id: the memory used to process the demo's
 * pictures is then returned to the system.
 */
export async function makeFirstSiteApart(_platform: Platform, hosts: readonly string[]): Promise<string> {
  const program = join(projectRoot, 'dist', 'server', 'vitrine.js');
  // Detached: Ctrl-C goes to the server, which waits for this to finish.
  const child = spawn(process.execPath, [program, 'make-first-site', ...hosts], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const websiteId = /^website (\S+)$/m.exec(output)?.[1];
  if (code !== 0 || websiteId === undefined) {
    throw new Error(`setting up the first website failed with exit code ${code}: ${complained || output}`);
  }
  return websiteId;
}
