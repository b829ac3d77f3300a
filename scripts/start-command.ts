import { readSettings } from '@vitrine/server/read-settings.ts';
import { makeLogger } from '@vitrine/server/platform/log.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import { startServer, type RunningServer } from '@vitrine/server/start.ts';
import { makeFirstSiteApart } from './first-site.ts';
import { seconds, step } from './progress.mjs';

/**
 * Serves until a signal to stop, then finishes the requests in flight and stops the database. `begun` is the start of
 * the command, by `performance.now()`.
 */
export async function startCommand(begun = 0): Promise<void> {
  const stopSignal = untilSignal();
  const config = readSettings(process.env, projectRoot);
  // Node.js would print an uncaught error in full, including the values of the failed statement.
  process.on('uncaughtException', (error) => {
    makeLogger(config.logLevel).fatal({ err: error }, 'the server ends: an error was caught by nobody');
    process.exit(1);
  });
  const starting = startServer(config, makeFirstSiteApart, step);
  const server = await Promise.race([starting, stopSignal]);
  if (server === 'stop') {
    // On a signal during the start, finishes starting first, so that nothing is left half done.
    await (await starting).stop();
    return;
  }
  printAddresses(server, performance.now() - begun);
  await stopSignal;
  const stopBegun = performance.now();
  console.log('\nStopping: finishing open requests.');
  await server.stop();
  console.log(`Stopped after ${seconds(performance.now() - stopBegun)}.`);
}

/** Resolves at the first signal to stop. A second one ends the process at once; the database then stops on its own. */
function untilSignal(): Promise<'stop'> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = (): void => {
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve('stop');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}

function printAddresses(server: RunningServer, milliseconds: number): void {
  const lines = ['', `Vitrine started in ${seconds(milliseconds)}.`, ''];
  lines.push(`  Shop    ${server.shopAddress}`, `  Editor  ${server.editorAddress}`);
  if (server.welcomeAddress !== null) {
    lines.push('', '  Become its owner with this link, which works once:', `  ${server.welcomeAddress}`);
  }
  if (server.databaseElsewhere !== null) {
    lines.push(
      '',
      `  PostgreSQL's account may not enter the data folder, so the database is in ${server.databaseElsewhere}`,
    );
  }
  lines.push('', '  Ctrl-C stops it.', '');
  console.log(lines.join('\n'));
}
