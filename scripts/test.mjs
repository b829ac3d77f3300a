// `npm test`: everything of the test list in CONTRIBUTING.md. It installs what a fresh machine lacks.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cleanOwnEnvironment } from '../testing/clean-environment.mjs';
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
cleanOwnEnvironment();
const { install, needsInstall } = await import('./install.mjs');
const { seconds, step } = await import('./progress.mjs');
const { root, run } = await import('./run.mjs');
if (needsInstall()) await step('Installing packages', install);

const begun = performance.now();
const results = `${root}test-results/`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;
/** Journeys that failed once and passed when repeated. */
const flaky = [];

/** Runs one part; `count` reads how many tests passed and failed, otherwise the part counts as one. */
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
  // A run that ends badly with no failed test has failed in its own set-up.
  if (!isFine && counted.failed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  if (counted.failed > 0) console.log(`\n${String(output).trim()}\n`);
  const verdict =
    counted.failed === 0 ? `${counted.passed} passed` : `${counted.passed} passed, ${counted.failed} FAILED`;
  console.log(`  ${name.padEnd(44)} ${verdict.padEnd(24)} ${seconds(performance.now() - partBegun)}`);
}

const node = (...args) => run(process.execPath, args);
const bin = (name) => `node_modules/.bin/${name}`;

/** A short run of a chaos test; `npm run chaos` is the long one. */
function chaos(name) {
  return run(process.execPath, ['scripts/chaos.mjs', name], {
    // The same requests each time, and no claim on the speed of whatever machine this is.
    env: { TEST_DATABASE_URL: '', ROUNDS: '2', REQUESTS: '3000', SEED: '1', SLOW_MS: '30000' },
  });
}

function readReport(file, read) {
  if (!existsSync(results + file)) return null;
  return read(JSON.parse(readFileSync(results + file, 'utf8')));
}

function vitest(name, project, file, env) {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}${file}`,
  ];
  return part(
    name,
    () => run(bin('vitest'), args, { env }),
    () => readReport(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  );
}

await part('types', async () => {
  await run(bin('tsc'), ['-p', 'tsconfig.json']);
  await run(bin('tsc'), ['-p', 'domain/tsconfig.json']);
});
await part('lint', () => run(bin('oxlint'), ['--deny-warnings']));
await part('format', () => run(bin('oxfmt'), ['--check']));
await part('arrows', () => node('scripts/check-arrows.mjs'));
await part('knip', () => run('npm', ['run', '-s', 'knip']));
await part('words of the specification', () => node('scripts/check-spec-words.mjs'));
await part('known advisories of the locked packages', () => node('scripts/check-advisories.mjs'));
await part('bill of materials and licences', () => node('scripts/make-sbom.mjs'));
await part('build', () => node('scripts/build.mjs'));
await part('size of what visitors download', async () => console.log(await node('scripts/check-size.mjs')));
await vitest('unit', 'unit', 'unit.json', {});
await vitest('integration, embedded PostgreSQL', 'integration', 'integration.json', {
  TEST_DATABASE_URL: '',
});
await onSecondPostgres();
await part('chaos: two servers, one database', () => chaos('two-servers'));
await part('chaos: killed in the middle of orders', () => chaos('kill-server'));
await part('chaos: malformed requests over every route', () => chaos('malformed-requests'));
await journeys();

if (flaky.length > 0) console.log(`\nflaky:\n${flaky.map((title) => `  ${title}`).join('\n')}`);
console.log(`\nIn ${seconds(performance.now() - begun)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function onSecondPostgres() {
  const { ensureSystemPostgres, startSecondPostgres } = await import('./second-postgres.mjs');
  const system = await ensureSystemPostgres().catch(() => null);
  if (system === null) {
    const words = 'no PostgreSQL 15 or newer on this machine: install your system\'s "postgresql" package';
    if (process.env.CI)
      await part('integration, a second PostgreSQL', () => Promise.reject(new Error(words)));
    else console.log(`  integration, a second PostgreSQL: left out, ${words}`);
    return;
  }
  const name = `integration, PostgreSQL ${system.version}`;
  const second = await startSecondPostgres(system).catch((error) => error);
  if (second instanceof Error) {
    await part(name, () => Promise.reject(second));
    return;
  }
  try {
    await vitest(name, 'integration', 'integration-2.json', { TEST_DATABASE_URL: second.url });
  } finally {
    await second.stop();
  }
}

async function journeys() {
  if (!existsSync(`${root}e2e/playwright.config.ts`)) return;
  const { CHROMIUM_ADVICE, ensureChromium } = await import('./find-chromium.mjs');
  const chromium = await ensureChromium().catch(() => null);
  if (chromium === null) {
    await part('browser journeys', () => Promise.reject(new Error(CHROMIUM_ADVICE)));
    return;
  }
  // Two shops, two browsers: journeys mostly wait, so the halves take little more time together than one of them.
  const halves = ['1', '2'].map((half) => ({
    args: ['test', '-c', 'e2e/playwright.config.ts', `--shard=${half}/2`],
    env: { CHROMIUM_PATH: chromium, E2E_RESULTS: `journeys-${half}`, E2E_PORT: `43${half}0` },
    report: `journeys-${half}.json`,
  }));
  await Promise.all(
    halves.map(({ args, env, report }, index) =>
      part(
        `browser journeys, half ${index + 1}`,
        () => run(bin('playwright'), args, { env }),
        () =>
          readReport(report, ({ stats, suites }) => {
            flaky.push(...suites.flatMap((suite) => flakyTitles(suite)));
            return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
          }),
      ),
    ),
  );
}

/** Titles of the tests below a suite of Playwright's report that failed first and passed when repeated. */
function flakyTitles(suite, path = []) {
  const here = [...path, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => flakyTitles(inner, here)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'flaky')
        .map((test) => [`[${test.projectName}]`, ...here, spec.title].join(' › ')),
    ),
  ];
}
