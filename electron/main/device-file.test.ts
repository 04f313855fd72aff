import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDevice } from './device-file.ts';

let folder: string;
let reports: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-device-'));
  reports = [];
});
afterEach(() => rm(folder, { recursive: true }));
const read = (hostName = 'counter-1') =>
  readDevice({ folder, hostName, newId: randomUUID, report: (what) => reports.push(what) });

it('is the same till for ever', async () => {
  const first = await read();
  expect(first.deviceName).toBe('counter-1');
  expect(await read('renamed')).toEqual(first);
});

it('keeps a broken file beside and says that the till is a new one', async () => {
  const first = await read();
  await writeFile(join(folder, 'device.json'), '{"deviceId":');
  expect((await read()).deviceId).not.toBe(first.deviceId);
  expect(await readFile(join(folder, 'device.json.bad'), 'utf8')).toBe('{"deviceId":');
  expect(reports).toHaveLength(1);
});

it('makes a name of any host name', async () => {
  expect((await read(`\u0000${'x'.repeat(80)}`)).deviceName).toBe('x'.repeat(40));
  await rm(join(folder, 'device.json'));
  expect((await read(' ')).deviceName).toBe('Senado');
});
