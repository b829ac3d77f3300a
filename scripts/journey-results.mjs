/**
 * The tests in a report of Playwright, in its order: the one name of each, whether it passed, and what it failed with.
 * A test that did not run, because one before it failed, did not pass.
 */
export function readJourneys(report) {
  const read = (suite, path) => {
    const here = [...path, suite.title];
    return [
      ...(suite.suites ?? []).flatMap((inner) => read(inner, here)),
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map(({ projectName: project, status, results = [] }) => ({
          name: [`[${project}]`, ...here, spec.title].join(' › '),
          project,
          file: spec.file,
          isPassed: status === 'expected',
          error: results.at(-1)?.error?.message ?? (status === 'skipped' ? 'It did not run.' : ''),
        })),
      ),
    ];
  };
  return report.suites.flatMap((suite) => read(suite, []));
}

/**
 * The arguments that run what failed once more: whole files, since the tests of a file may build on one another. Null
 * when nothing failed.
 */
export function argumentsToRepeat(journeys) {
  const failed = journeys.filter(({ isPassed }) => !isPassed);
  if (failed.length === 0) return null;
  const files = [...new Set(failed.map(({ file }) => file))];
  const projects = [...new Set(failed.map(({ project }) => project))];
  return [...files, ...projects.map((project) => `--project=${project}`)];
}

/**
 * Counts the tests of the first run. One that failed there and passed in the second is flaky, and counts as passed;
 * `flaky` and `failures` are the tests of either kind, with what they failed with the first time.
 */
export function countJourneys(first, second) {
  const passedThen = new Set(second.filter(({ isPassed }) => isPassed).map(({ name }) => name));
  const notPassed = first.filter(({ isPassed }) => !isPassed);
  const flaky = notPassed.filter(({ name }) => passedThen.has(name));
  const failures = notPassed.filter(({ name }) => !passedThen.has(name));
  return { passed: first.length - failures.length, failed: failures.length, flaky, failures };
}
