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

/** What failed outside of any test: a promise that nobody waited for, a worker that ended. */
const unhandled = (file) =>
  (read(file) ?? []).map(({ name, message, stack = '', path }) => {
    const at = /\(?((?:file:|\/)[^\s)]+:\d+:\d+)/.exec(stack)?.[1] ?? '';
    return `FAILED outside of a test: ${name}: ${message} ${[path, at].filter(Boolean).join(' ')}`;
  });

const lost = { failed: 1, titles: ['a runner ended without a report'] };

const titlesOfFile = ({ name, status, message, assertionResults }) => {
  const where = relative(process.cwd(), name);
  const titled = (word, tests) => tests.map((test) => `${word} ${where} › ${test.fullName}`);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const flaky = assertionResults.filter(
    (test) => test.status === 'passed' && test.failureMessages.length > 0,
  );
  if (status === 'failed' && failed.length === 0) return [`FAILED ${where}: ${message}`];
  return [...titled('FAILED', failed), ...titled('second try', flaky)];
};

/** Counts of a report of vitest, and the titles of what failed or passed at its second try only. */
export const vitestResults = (file, unhandledFile) => {
  const report = read(file);
  if (!report) return lost;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    titles: [...report.testResults.flatMap(titlesOfFile), ...unhandled(unhandledFile)],
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
