import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#build/find-chromium.mjs';
import { buildStale } from '#build/stale.mjs';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { OPEN_STORE } from '#tests/support/kept-order.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median, printNote, printTable, round, type Row } from './table.ts';

/** 150 packages of 185 MB that nothing else needs: npx fetches them when the bench is asked for. This version runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
const AIM = 95;
const PAGES = [
  { what: 'home', address: '/' },
  { what: 'a store', address: `/#/store?id=${OPEN_STORE}` },
  { what: 'deals', address: '/#/groupbooking' },
  { what: 'console', address: '/console/', preset: 'desktop' },
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};
type Page = { url: string; preset?: 'desktop' };

const execute = promisify(execFile);
const lookAt = async (folder: string, { url, preset }: Page): Promise<Report> => {
  const output = path.join(folder, 'report.json');
  await execute(
    'npx',
    [
      '--yes',
      '--package',
      LIGHTHOUSE,
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
      ...(preset === undefined ? [] : [`--preset=${preset}`]),
    ],
    { env: { ...process.env, CHROME_PATH: (await findChromium()) ?? '' } },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
};

const row = (what: string, reports: readonly Report[]): Row => {
  const ms = (audit: string): number =>
    round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)), 0);
  return {
    what,
    ...Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        round(median(reports.map(({ categories }) => (categories[name].score ?? 0) * 100)), 0),
      ]),
    ),
    'largest paint ms': ms('largest-contentful-paint'),
    'blocked ms': ms('total-blocking-time'),
    'machine (1000 and more is idle)': round(
      median(reports.map(({ environment }) => environment.benchmarkIndex)),
      0,
    ),
  };
};

/** What Lighthouse says of the pages that people open first: its mobile preset for the app, its desktop preset for the console. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('consumer', 'console');
  const server = await startServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'senado-lighthouse-'));
  const rows: Row[] = [];
  try {
    for (const { what, address, ...preset } of PAGES) {
      const reports: Report[] = [];
      for (let turn = 0; turn < RUNS; turn += 1)
        reports.push(await lookAt(folder, { url: server.url + address, ...preset }));
      rows.push(row(what, reports));
    }
    printTable(`Lighthouse (${LIGHTHOUSE}), medians of ${RUNS}`, rows);
    printNote(
      `Aim: ${AIM} in each. The yardstick is Lighthouse's own speed of the machine: on a busy one the performance says little.`,
    );
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
