import { loadProduct } from './product.mjs';
import { seconds, step } from './progress.mjs';

/** Installs and builds what is missing, starts the server in this process, and stops it in order on a signal. */
export async function runStart() {
  const begun = performance.now();
  const cancelled = untilSignal();
  const product = await loadProduct(step);
  let server;
  try {
    const starting = product.start(process.env, step);
    server = await Promise.race([starting, cancelled.then(() => null)]);
    if (server === null) {
      // A signal in the middle of the start: let the step in hand end, so that nothing is left half done.
      await starting.then((started) => started.stop());
      return;
    }
  } catch (error) {
    if (!(error instanceof product.StartRefused)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
    return;
  }
  printAddresses(server, performance.now() - begun);
  await cancelled;
  const stopBegun = performance.now();
  console.log('\nClosing: finishing what is under way.');
  await server.stop();
  console.log(`Closed in ${seconds(performance.now() - stopBegun)}.`);
}

/** Resolves at the first signal to stop. A second one ends the process at once; the database then stops by itself. */
function untilSignal() {
  return new Promise((resolve) => {
    let asked = false;
    const hear = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hear);
  });
}

function printAddresses(server, milliseconds) {
  const lines = ['', `Vitrine is open after ${seconds(milliseconds)}.`, ''];
  lines.push(`  The shop    ${server.shopAddress}`, `  The editor  ${server.editorAddress}`);
  if (server.welcomeAddress !== null) {
    lines.push('', '  Make it yours with this link, which works once:', `  ${server.welcomeAddress}`);
  }
  if (server.databaseElsewhere !== null) {
    lines.push(
      '',
      `  The data folder is closed to PostgreSQL's account, so the database lies in ${server.databaseElsewhere}`,
    );
  }
  lines.push('', '  Ctrl-C closes it.', '');
  console.log(lines.join('\n'));
}
