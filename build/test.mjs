// `npm test`: format, types, lint, arrows, unused files and packages, unit, component, contract, builds, journeys.
// Each step runs whatever the one before reported; the last line counts.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findPageChromium } from './find-chromium.mjs';
import { fail, say } from './say.mjs';
import { buildStale } from './stale.mjs';

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
const add = (part) => {
  for (const key of Object.keys(total)) total[key] += part[key] ?? 0;
};

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return null;
  }
};

/** Counts of a runner's JSON report. A runner that fails without a failed test counts as one failure. */
const counted = (counts, status) =>
  counts === null
    ? { failed: 1 }
    : { ...counts, failed: status !== 0 && counts.failed === 0 ? 1 : counts.failed };
const vitestCounts = (name) => {
  const read = readReport(name);
  return (
    read && {
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: read.numPendingTests,
    }
  );
};
const playwrightCounts = (name) => {
  const stats = readReport(name)?.stats;
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : null;
};

const conclude = ({ title, count, status, startedAt }) => {
  add(count ? counted(count(), status) : status === 0 ? { passed: 1 } : { failed: 1 });
  say(
    `  ${title}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
};

const step = (title, args, count) => {
  say(`\n— ${title}`);
  const startedAt = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  conclude({ title, count, status, startedAt });
};

/** A step that runs beside others: its output is printed as a whole when it ends. */
const sideStep = (title, args, count) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, args, { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('close', (status) => {
      say(`\n— ${title}`);
      process.stdout.write(output);
      conclude({ title, count, status, startedAt });
      resolve();
    });
  });

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

const JOURNEYS_NEED = ['consumer', 'console', 'desktop', 'stand-in'];

const only = process.argv.slice(2);
const wants = (name) => only.length === 0 || only.includes(name);
const vitest = (name, projects = name) => [
  bin('vitest/vitest.mjs'),
  'run',
  '--project',
  projects,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];

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
  step('unit', [...vitest('unit', 'unit*'), '--coverage'], () => vitestCounts('unit'));
if (wants('component')) {
  // its Chromium leaves a core idle, in which the apps are built
  const component = sideStep('component', vitest('component'), () => vitestCounts('component'));
  if (wants('e2e')) await buildStale('server', ...JOURNEYS_NEED);
  await component;
}
if (wants('contract') || wants('e2e')) await buildStale('server');
if (wants('contract')) step('contract', vitest('contract'), () => vitestCounts('contract'));
if (wants('e2e')) {
  readJourneys();
  await buildStale(...JOURNEYS_NEED);
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report('journeys');
  step('journeys', [...playwright, '--reporter=list,json', '--workers=3'], () =>
    playwrightCounts('journeys'),
  );
}
rmSync(reports, { recursive: true, force: true });
say(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
