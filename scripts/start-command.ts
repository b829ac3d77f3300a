import { readSettings } from '@vitrine/server/read-settings.ts';
import { makeLogger } from '@vitrine/server/platform/log.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { startServer, type RunningServer } from '@vitrine/server/start.ts';
import { makeFirstSiteApart } from './first-site.ts';
import { seconds, step } from './progress.mjs';

/**
 * Serves until a signal asks to stop; then finishes the requests in flight and stops the database.
 * `begun` is when the person asked for it, by `performance.now()`.
 */
export async function startCommand(begun = 0): Promise<void> {
  const asked = untilSignal();
  const config = readSettings(process.env, projectRoot);
  // Node.js would print an uncaught error in full, with the values of the failed statement.
  process.on('uncaughtException', (error) => {
    makeLogger(config.logLevel).fatal({ err: error }, 'the server ends: an error was caught by nobody');
    process.exit(1);
  });
  const starting = startServer(config, makeFirstSiteApart, step);
  const server = await Promise.race([starting, asked]);
  if (server === 'stop') {
    // A signal during the start: let it finish first, so that nothing is left half done.
    await (await starting).stop();
    return;
  }
  printAddresses(server, performance.now() - begun);
  await asked;
  const stopBegun = performance.now();
  console.log('\nClosing: finishing what is under way.');
  await server.stop();
  console.log(`Closed after ${seconds(performance.now() - stopBegun)}.`);
}

/** Resolves at the first signal to stop. A second one ends the process at once; the database then stops by itself. */
function untilSignal(): Promise<'stop'> {
  return new Promise((resolve) => {
    let isAsked = false;
    const hear = (): void => {
      if (isAsked) process.exit(1);
      isAsked = true;
      resolve('stop');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  });
}

function printAddresses(server: RunningServer, milliseconds: number): void {
  const lines = ['', `Vitrine is open after ${seconds(milliseconds)}.`, ''];
  lines.push(`  The shop    ${server.shopAddress}`, `  The editor  ${server.editorAddress}`);
  if (server.welcomeAddress !== null) {
    lines.push('', '  Make it yours with this link, which works once:', `  ${server.welcomeAddress}`);
  }
  if (server.databaseElsewhere !== null) {
    lines.push(
      '',
      `  PostgreSQL's account may not enter the data folder, so the database lies in ${server.databaseElsewhere}`,
    );
  }
  lines.push('', '  Ctrl-C closes it.', '');
  console.log(lines.join('\n'));
}
