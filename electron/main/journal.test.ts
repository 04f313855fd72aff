import { spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { KEEP_MS, openJournal } from './journal.ts';

let folder: string;
let reports: [string, number][];
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-journal-'));
  reports = [];
  now = 1_760_000_000_000;
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'journal.jsonl');
const aside = async () =>
  (await readFile(join(folder, 'journal.aside.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reason: string; line: string });
const start = () =>
  openJournal({ folder, now: () => now, report: (what, count) => reports.push([what, count]) });
const attempt = (n: number, at = now + n): JournalEntry => ({
  requestId: `request-${n}`,
  at,
  merchantId: 'm1',
  operatorId: 'c1',
  label: '葡撻 × 1',
  body: `{"requestId":"request-${n}"}`,
});
const ids = (entries: readonly JournalEntry[]) => entries.map((entry) => entry.requestId);

it('finds unanswered attempts at the next start, oldest first', async () => {
  const journal = await start();
  await journal.append(attempt(2));
  await journal.append(attempt(1));
  await journal.append(attempt(3));
  await journal.resolve('request-2');
  await journal.resolve('never-heard-of');
  expect(await journal.open()).toEqual([attempt(1), attempt(3)]);
  await journal.close();
  expect(await (await start()).open()).toEqual([attempt(1), attempt(3)]);
});

it('has the line on the disk when the promise resolves', async () => {
  const journal = await start();
  await journal.append(attempt(1));
  expect(await readFile(file(), 'utf8')).toBe(
    `${JSON.stringify({ type: 'attempt', entry: attempt(1) })}\n`,
  );
});

it('is compacted at start to what is still open', async () => {
  const journal = await start();
  for (let n = 0; n < 20; n += 1) {
    await journal.append(attempt(n));
    if (n !== 7) await journal.resolve(`request-${n}`);
  }
  await journal.close();
  const again = await start();
  expect((await readFile(file(), 'utf8')).trim().split('\n')).toHaveLength(1);
  expect(ids(await again.open())).toEqual(['request-7']);
});

it('tolerates a torn last line and keeps it aside', async () => {
  const journal = await start();
  await journal.append(attempt(1));
  await journal.close();
  await appendFile(file(), '{"type":"attempt","entry":{"requestId":"requ');
  const again = await start();
  expect(ids(await again.open())).toEqual(['request-1']);
  await again.append(attempt(2));
  await again.close();
  expect(ids(await (await start()).open())).toEqual(['request-1', 'request-2']);
  expect((await aside()).map((each) => each.reason)).toEqual(['torn']);
});

it('keeps corrupt lines aside and goes on with the rest', async () => {
  const good = (n: number) => JSON.stringify({ type: 'attempt', entry: attempt(n) });
  await mkdir(folder, { recursive: true });
  await writeFile(
    file(),
    `${good(1)}\n\u0000\u0000garbage\n${good(2)}\n{"type":"attempt","entry":{}}\n[]\n`,
  );
  expect(ids(await (await start()).open())).toEqual(['request-1', 'request-2']);
  expect((await aside()).map((each) => each.line)).toEqual([
    '\u0000\u0000garbage',
    '{"type":"attempt","entry":{}}',
    '[]',
  ]);
  expect(reports).toEqual([['journal lines set aside: corrupt', 3]]);
});

it('lets attempts go after eight days, not silently', async () => {
  const journal = await start();
  await journal.append(attempt(1, now));
  await journal.append(attempt(2, now + 1000));
  await journal.close();
  now += KEEP_MS + 1;
  expect(ids(await (await start()).open())).toEqual(['request-2']);
  expect((await aside())[0]?.line).toContain('request-1');
});

it('writes appends that come at once in the order they came, each whole', async () => {
  const journal = await start();
  await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append(attempt(n))));
  await Promise.all(Array.from({ length: 25 }, (_, n) => journal.resolve(`request-${n * 2}`)));
  await journal.close();
  expect(ids(await (await start()).open())).toEqual(
    Array.from({ length: 25 }, (_, n) => `request-${n * 2 + 1}`),
  );
});

it('a start that was cut off in the middle of compaction changes nothing', async () => {
  const journal = await start();
  await journal.append(attempt(1));
  await journal.close();
  await writeFile(`${file()}.new`, '{"type":"att');
  expect(ids(await (await start()).open())).toEqual(['request-1']);
});

it(
  'keeps every acknowledged line when the till is killed in the middle',
  { timeout: 60_000 },
  async () => {
    const script = `
    import { openJournal } from ${JSON.stringify(new URL('./journal.ts', import.meta.url).href)};
    const journal = await openJournal({ folder: ${JSON.stringify(folder)}, now: () => ${now}, report: () => {} });
    for (let n = 0; ; n += 1) {
      await journal.append({ requestId: 'request-' + n + '-' + process.pid, at: ${now}, merchantId: 'm', operatorId: 'o', label: 'x'.repeat(150), body: 'y'.repeat(4000) });
      process.stdout.write('request-' + n + '-' + process.pid + '\\n');
    }`;
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', script],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = new Promise((resolve) => child.on('exit', resolve));
      const stopAt = acknowledged.length + 30;
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged.push(line);
        if (acknowledged.length === stopAt) child.kill('SIGKILL');
      }
      await ended;
    }
    const open = new Set(ids(await (await start()).open()));
    expect(acknowledged.length).toBeGreaterThanOrEqual(90);
    expect(acknowledged.filter((id) => !open.has(id))).toEqual([]);
  },
);
