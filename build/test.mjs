// `npm test`: format, types, lint, arrows, unused files and packages, unit, component, contract, builds, journeys.
// Each step runs whatever the one before reported; the last line counts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findPageChromium } from './find-chromium.mjs';
import { missingEngines } from './find-engines.mjs';
import { fail, say } from './say.mjs';
import { buildStale } from './stale.mjs';
import { playwrightResults, vitestResults } from './test-results.mjs';

const root = join(import.meta.dirname, '..');
const bin = (path) => join(root, 'node_modules', path);
const reports = mkdtempSync(join(tmpdir(), 'senado-test-'));
const report = (name) => join(reports, `${name}.json`);

const chromium = await findChromium();
if (chromium === null)
  fail('No Chromium was found: install one, or name it in CHROMIUM_PATH, then run this again.');
const env = {
  ...process.env,
  SERVER_ENTRY: 'dist/server/main.js',
  STAND_IN_ENTRY: 'dist/stand-in/main-process.mjs',
  CHROMIUM_PATH: chromium,
  PAGE_CHROMIUM_PATH: await findPageChromium(),
  FORCE_COLOR: '0',
};

const total = { passed: 0, failed: 0, skipped: 0 };
/** What a reader of the last lines wants: each step with its time, then the titles of what failed. */
const summary = [];
const failures = [];

/** A runner that fails without a failed test, or without a report, counts as one failure. */
const add = ({ passed = 0, failed = 0, skipped = 0, titles = [] }, status) => {
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
  total.skipped += skipped;
  failures.push(...titles);
};

/** Lines of a runner's errors that are printed again when it names no failed test. */
const LAST_LINES = 30;

const conclude = ({ title, results, status, startedAt, errors }) => {
  const counts = results ? results() : { passed: status === 0 ? 1 : 0 };
  add(counts, status);
  if (status !== 0 && results && !counts.titles?.some((each) => each.startsWith('FAILED')))
    failures.push(
      `FAILED ${title}: its runner ended with ${status}`,
      ...errors.trimEnd().split('\n').slice(-LAST_LINES),
    );
  const line = `  ${title}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`;
  summary.push(line);
  say(line);
};

/** Runs a step; gives its output to `write` as it comes. */
const run = (title, args, results, write) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, UNHANDLED_ERRORS: report(`${title}-unhandled`) },
    });
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', write);
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
      write(text);
    });
    child.once('close', (code, signal) => {
      resolve(() => {
        conclude({ title, results, status: code ?? signal, startedAt, errors });
      });
    });
  });

const step = async (title, args, results) => {
  say(`\n— ${title}`);
  (await run(title, args, results, (text) => process.stdout.write(text)))();
};

/** A step that runs beside others: its output is printed as a whole when it ends. */
const sideStep = async (title, args, results) => {
  let output = '';
  const end = await run(title, args, results, (text) => {
    output += text;
  });
  say(`\n— ${title}`);
  process.stdout.write(output);
  end();
};

const playwright = [
  bin('@playwright/test/cli.js'),
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
];

/**
 * Lets Playwright compile the journeys during the builds, which leave a core idle: that takes ten
 * seconds on a fresh machine, and it caches the result.
 */
const readJourneys = () => {
  spawn(process.execPath, [...playwright, '--list'], { cwd: root, stdio: 'ignore', env }).unref();
};

const JOURNEYS_NEED = ['consumer', 'console', 'wall', 'desktop', 'stand-in'];

const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);
const vitest = (name, projects = name) => [
  bin('vitest/vitest.mjs'),
  'run',
  '--project',
  projects,
  '--reporter=default',
  '--reporter=json',
  '--reporter=./build/unhandled-errors.mjs',
  `--outputFile.json=${report(name)}`,
  // a shared machine may stall a test for seconds; what passes only the second time is named at the end
  ...(process.env.CI ? ['--retry=1'] : []),
];

const ofVitest = (name) => vitestResults(report(name), report(`${name}-unhandled`));

/** What only reads the sources. Each keeps one core busy, so two run side by side. */
const checks = [
  ['types', [bin('typescript/bin/tsc'), '-b']],
  ['arrows', ['build/arrows.mjs']],
  ['unused', [bin('knip/bin/knip.js'), '--include', 'files,dependencies,unlisted,exports']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ['lint', [bin('oxlint/bin/oxlint'), '-c', 'build/oxlintrc.json', '--deny-warnings']],
].filter(([name]) => wants(name));
const runChecks = async () => {
  for (let next = checks.shift(); next; next = checks.shift()) await sideStep(...next);
};
await Promise.all([runChecks(), runChecks()]);
if (wants('unit'))
  await step('unit', [...vitest('unit', 'unit*'), '--coverage'], () => ofVitest('unit'));
if (wants('component')) {
  // its Chromium leaves a core idle, in which the apps are built
  const component = sideStep('component', vitest('component'), () => ofVitest('component'));
  if (wants('e2e')) await buildStale('server', ...JOURNEYS_NEED);
  await component;
}
if (wants('contract') || wants('e2e')) await buildStale('server');
if (wants('contract')) await step('contract', vitest('contract'), () => ofVitest('contract'));
if (wants('e2e')) {
  for (const line of missingEngines()) say(line);
  readJourneys();
  await buildStale(...JOURNEYS_NEED);
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report('journeys');
  await step('journeys', [...playwright, '--reporter=list,json', '--workers=3'], () =>
    playwrightResults(report('journeys')),
  );
}
rmSync(reports, { recursive: true, force: true });
say(`\n— summary\n${summary.join('\n')}`);
for (const title of failures) say(`  ${title}`);
say(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
