import { openPlatform, type OpenPlatform, type Step } from '@vitrine/server/open-platform.ts';
import { readSettings } from '@vitrine/server/read-settings.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { StartRefused } from '@vitrine/server/platform/start-refused.ts';
import { openFirstWebsite } from '@vitrine/server/start.ts';
import { makeFirstSite } from './first-site.ts';
import { startCommand } from './start-command.ts';
import { ownerCommand } from './owner-command.ts';
import { step } from './progress.mjs';
import { themeCommand } from './theme-command.ts';

/** Opens the database without serving; next to a running server it uses that server's database. */
async function withPlatform(
  work: (platform: OpenPlatform) => Promise<void>,
  report: Step = step,
): Promise<void> {
  const platform = await openPlatform(readSettings(process.env, projectRoot), report, {
    alongsideServer: true,
  });
  try {
    await work(platform);
  } finally {
    await platform.close();
  }
}

const silently: Step = (_name, work) => work();

const commands: Readonly<Record<string, (begun?: number) => Promise<void>>> = {
  start: startCommand,
  migrate: () => withPlatform(async () => console.log('The database is up to date.')),
  // Run by the first start as a child process; not meant for people.
  'make-first-site': () =>
    withPlatform(async (platform) => {
      console.log(`website ${await makeFirstSite(platform, process.argv.slice(3))}`);
    }, silently),
  owner: () => withPlatform((platform) => ownerCommand(platform, process.argv.slice(3)), silently),
  theme: () => themeCommand(process.argv.slice(3)),
  seed: () =>
    withPlatform(async (platform) => {
      const websiteId = await openFirstWebsite(platform, makeFirstSite, step);
      console.log(`The first website exists (${websiteId}).`);
    }),
};

/**
 * Runs one command of the product. StartRefused, which the user can fix, is printed as one sentence with exit code 1;
 * anything else is a bug and rethrown.
 */
export async function runCommand(name: string, begun?: number): Promise<void> {
  try {
    await commands[name]?.(begun);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

if (import.meta.filename === process.argv[1]) await runCommand(process.argv[2] ?? 'start');
