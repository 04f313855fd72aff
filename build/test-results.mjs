// What the reports of the test runners hold: counts, and the titles of what failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A report, or null where its runner ended before it wrote one. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const lost = { failed: 1, titles: ['a runner ended without a report'] };

/** Counts of a report of vitest, and the titles of what failed or passed at its second try only. */
export const vitestResults = (file) => {
  const report = read(file);
  if (!report) return lost;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    titles: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const where = relative(process.cwd(), name);
      const titled = (word, tests) => tests.map((test) => `${word} ${where} › ${test.fullName}`);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const flaky = assertionResults.filter(
        (test) => test.status === 'passed' && test.failureMessages.length > 0,
      );
      if (status === 'failed' && failed.length === 0) return [`FAILED ${where}`];
      return [...titled('FAILED', failed), ...titled('second try', flaky)];
    }),
  };
};

/** All tests of a suite of Playwright's report, with the titles that lead to them. */
const specsOf = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
];

/** The same of a report of Playwright. */
export const playwrightResults = (file) => {
  const report = read(file);
  if (!report) return lost;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const tests = report.suites.flatMap((suite) =>
    specsOf(suite, [suite.title]).flatMap((spec) =>
      spec.tests.map(({ status }) => ({ status, title: spec.title })),
    ),
  );
  const titled = (status, word) =>
    tests.filter((test) => test.status === status).map(({ title }) => `${word} ${title}`);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    titles: [...titled('unexpected', 'FAILED'), ...titled('flaky', 'second try')],
  };
};
