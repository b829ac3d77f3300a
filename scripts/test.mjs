// `npm test`: all checks listed in CONTRIBUTING.md. It installs what a new machine lacks. `npm test -- --changed [base]
// [--journeys]`: only what changed since `base`, for daily work.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { cleanOwnEnvironment } from '../testing/clean-environment.mjs';
import { integrationFiles } from '../testing/integration-files.mjs';
import { refuseOldNode } from './node-version.mjs';
import { readTestOptions } from './test-options.mjs';

refuseOldNode();
cleanOwnEnvironment();
const { install, needsInstall } = await import('./install.mjs');
const { seconds, step } = await import('./progress.mjs');
const { repeatOnce } = await import('./repeat-once.mjs');
const { root, run } = await import('./run.mjs');
const options = await readTestOptions(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
if (needsInstall()) await step('Installing packages', install);

const begun = performance.now();
const results = `${root}test-results/`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;
/** Journeys and chaos tests that failed once and passed when repeated. */
const flaky = [];
/** Journeys that failed, or did not run. */
const failures = [];

/**
 * Runs one part and prints its line; `count` reads the numbers of passed and failed tests, otherwise the part counts
 * as one.
 */
async function part(name, work, count = () => null) {
  const partBegun = performance.now();
  let output = '';
  let isFine = true;
  try {
    output = (await work()) ?? '';
  } catch (error) {
    isFine = false;
    output = error.output ?? error.stack;
  }
  const counted = count() ?? { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  // A failed run without a failed test failed in its setup.
  if (!isFine && counted.failed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  if (counted.failed > 0) console.log(`\n${String(output).trim()}\n`);
  const verdict =
    counted.failed === 0 ? `${counted.passed} passed` : `${counted.passed} passed, ${counted.failed} FAILED`;
  console.log(`  ${name.padEnd(44)} ${verdict.padEnd(24)} ${seconds(performance.now() - partBegun)}`);
}

/** The name of a test, and what it failed with, indented; without the colors of a terminal. */
const describeFailure = ({ name, error }) =>
  [name, stripVTControlCharacters(error).trim().replaceAll(/^/gm, '    ')].join('\n');

/** Runs these one after the other; several such lists side by side use both processors. */
async function inOrder(...parts) {
  for (const one of parts) await one();
}

const node = (...args) => run(process.execPath, args);
const bin = (name) => `node_modules/.bin/${name}`;

/** A short run of a chaos test, repeated once when it fails; `npm run chaos` is the long run. */
function chaos(title, name) {
  const attempt = () =>
    run(process.execPath, ['scripts/chaos.mjs', name], {
      // Always the same requests, and no assertion about speed, which depends on the machine.
      env: { TEST_DATABASE_URL: '', ROUNDS: '2', REQUESTS: '3000', SEED: '1', SLOW_MS: '30000' },
    });
  return part(`chaos: ${title}`, () =>
    repeatOnce(attempt, (error) => {
      flaky.push(describeFailure({ name: `chaos: ${title}`, error: String(error.output) }));
    }),
  );
}

function readReport(file, read) {
  if (!existsSync(results + file)) return null;
  return read(JSON.parse(readFileSync(results + file, 'utf8')));
}

function vitest(name, project, { files = [], env = {} } = {}) {
  const report = `${name.replaceAll(/\W+/g, '-')}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}${report}`,
    ...(options.base === null ? [] : ['--changed', options.base]),
    ...files,
  ];
  return part(
    name,
    () => run(bin('vitest'), args, { env }),
    () => readReport(report, (read) => ({ passed: read.numPassedTests, failed: read.numFailedTests })),
  );
}

async function types() {
  await part('types', async () => {
    await run(bin('tsc'), ['-p', 'tsconfig.json']);
    await run(bin('tsc'), ['-p', 'domain/tsconfig.json']);
  });
}

async function sources() {
  await part('lint', () => run(bin('oxlint'), ['--deny-warnings']));
  await part('format', () => run(bin('oxfmt'), ['--check']));
  await part('boundaries', () => node('scripts/check-boundaries.mjs'));
  await part('glossary', () => node('scripts/check-glossary.mjs'));
  await part('words of the specification', () => node('scripts/check-spec-words.mjs'));
  await part('known advisories of the locked packages', () => node('scripts/check-advisories.mjs'));
  await part('bill of materials and licences', () => node('scripts/make-sbom.mjs'));
}

async function unused() {
  await part('knip', async () => {
    await run(bin('knip'));
    await run(bin('knip'), ['--production']);
  });
}

async function build() {
  await part('build', () => node('scripts/build.mjs'));
  if (options.base === null)
    await part('size of what visitors download', async () =>
      console.log(await node('scripts/check-size.mjs')),
    );
}

const unit = () => vitest('unit', 'unit');

function onEmbedded(files) {
  return vitest('integration, embedded PostgreSQL', 'integration', { files, env: { TEST_DATABASE_URL: '' } });
}

/**
 * All integration tests on the oldest PostgreSQL installed here, and those that may differ on the embedded one;
 * without an installed one, all on the embedded one.
 */
async function integration() {
  const { oldest, embedded } = integrationFiles(root);
  const { ensureSystemPostgres, startSecondPostgres } = await import('./second-postgres.mjs');
  const system = await ensureSystemPostgres().catch(() => null);
  if (system === null) {
    const words = 'no PostgreSQL 15 or newer on this machine: install your system\'s "postgresql" package';
    if (process.env.CI) await part('integration, system PostgreSQL', () => Promise.reject(new Error(words)));
    else console.log(`  integration, system PostgreSQL: skipped, ${words}`);
    await onEmbedded([]);
    return;
  }
  const name = `integration, PostgreSQL ${system.version}`;
  const second = await startSecondPostgres(system).catch((error) => error);
  if (second instanceof Error) await part(name, () => Promise.reject(second));
  else {
    try {
      await vitest(name, 'integration', { files: oldest, env: { TEST_DATABASE_URL: second.url } });
    } finally {
      await second.stop();
    }
  }
  await onEmbedded(embedded);
}

async function journeys(specs = []) {
  const { CHROMIUM_ADVICE, ensureChromium } = await import('./find-chromium.mjs');
  const chromium = await ensureChromium().catch(() => null);
  if (chromium === null) {
    await part('browser journeys', () => Promise.reject(new Error(CHROMIUM_ADVICE)));
    return;
  }
  const { argumentsToRepeat, countJourneys, readJourneys } = await import('./journey-results.mjs');
  const attempt = (name, args) =>
    run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], {
      // Two browsers, each with its own shop: journeys mostly wait, so both fit two processors.
      env: { CHROMIUM_PATH: chromium, E2E_SHOPS: process.env.E2E_SHOPS ?? '2', E2E_RESULTS: name },
    });
  const readRun = (name) => readReport(`${name}.json`, readJourneys) ?? [];
  await part(
    'browser journeys',
    () =>
      attempt('journeys', specs).catch((first) => {
        const args = argumentsToRepeat(readRun('journeys'));
        if (args === null) throw first;
        // On new shops: what failed may have changed its own so far that it could not pass there again.
        return attempt('journeys-repeated', args).catch((second) => {
          second.output = `${first.output}\n\nRepeated:\n${second.output}`;
          throw second;
        });
      }),
    () => {
      const first = readRun('journeys');
      if (first.length === 0) return null;
      const counted = countJourneys(first, readRun('journeys-repeated'));
      flaky.push(...counted.flaky.map(describeFailure));
      failures.push(...counted.failures.map(describeFailure));
      return counted;
    },
  );
}

await Promise.all([inOrder(types, sources, unused), inOrder(build, unit)]);
if (options.base === null) {
  // The chaos tests wait seconds at a time until the payments of a killed server are settled.
  await Promise.all([
    integration(),
    inOrder(
      () => chaos('two servers, one database', 'two-servers'),
      () => chaos('killed in the middle of orders', 'kill-server'),
      () => chaos('killed in the middle of mails', 'kill-mails'),
      () => chaos('malformed requests over every route', 'malformed-requests'),
    ),
  ]);
  await journeys();
} else {
  await integration();
  if (options.journeys !== null) await journeys(options.journeys);
}

for (const [heading, titles] of [
  ['flaky', flaky],
  ['failed', failures],
]) {
  if (titles.length > 0) console.log(`\n${heading}:\n${titles.map((title) => `  ${title}`).join('\n')}`);
}
console.log(`\nIn ${seconds(performance.now() - begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
