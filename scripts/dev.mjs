// `npm run dev`: watches the sources, rebuilds what changed, restarts the server when necessary, and reloads open
// pages.
import { spawn } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';
import { build, findStale, targets } from './build.mjs';
import { install, needsInstall } from './install.mjs';
import { startLiveReload } from './live-reload.mjs';
import { refuseOldNode } from './node-version.mjs';
import { seconds, step } from './progress.mjs';
import { root } from './run.mjs';
import { watchFolders } from './watch-folders.mjs';

refuseOldNode();
if (needsInstall()) await step('Installing packages', install);

/** Several files saved together count as one change: milliseconds to wait for more. */
const SETTLE = 120;
const IS_STYLE = /^(themes|blocks)\/.*\.(css|less)$/;

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '127.0.0.1';
const behind = port + 1;

let server = null;
let isStopping = false;

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/vitrine.js', 'start'], {
    cwd: root,
    stdio: 'inherit',
    // Detached: Ctrl-C goes to this process only, which then stops the server gracefully.
    detached: true,
    env: {
      ...process.env,
      // In development the server reads themes, styles and built scripts again when they change.
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(behind),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${port}`,
    },
  });
  server.once('exit', () => {
    server = null;
  });
}

async function stopServer() {
  if (server === null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
}

const changed = new Set();
let timer = null;
let working = Promise.resolve();

function note(path) {
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const paths = [...changed];
    changed.clear();
    working = working.then(() => apply(paths));
  }, SETTLE);
}

async function apply(paths) {
  const begun = performance.now();
  const isStylesOnly = paths.every((path) => IS_STYLE.test(path));
  const stale = isStylesOnly ? [] : findStale();
  try {
    await build(stale);
  } catch (error) {
    console.error(`\n${error.message}\n`);
    return;
  }
  if (stale.includes('server')) {
    await stopServer();
    startServer();
  }
  const isSeen = stale.length > 0 || paths.some((path) => path.startsWith('themes/')) || isStylesOnly;
  if (isSeen && !isStopping) live.notify(isStylesOnly ? 'styles' : 'reload');
  const shown = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ` and ${paths.length - 3} more` : '');
  if (isSeen) console.log(`  ${shown}: ready in ${seconds(performance.now() - begun)}`);
}

const stale = findStale();
if (stale.length > 0) await step(`Building ${stale.join(', ')}`, () => build(stale));
const live = startLiveReload({ port, host, behind });
startServer();
const folders = new Set([...Object.values(targets).flatMap((target) => target.from), 'themes']);
watchFolders(
  [...folders].map((folder) => root + folder),
  (path) => note(path.slice(root.length)),
);
// The owner's own themes use the same `themes/…` paths as the built-in ones.
const own = join(resolvePath(root, process.env.VITRINE_DATA || 'data'), 'themes');
watchFolders([own], (path) => note(`themes${path.slice(own.length)}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    live.close();
    await stopServer();
    process.exit(0);
  });
}
