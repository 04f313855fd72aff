import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openChoices } from './choices-file.ts';

let folder: string;
let reports: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'senado-choices-'));
  reports = [];
});
afterEach(() => rm(folder, { recursive: true }));
const open = () => openChoices({ folder, report: (what) => reports.push(what) });

it('has all off until someone chooses, and keeps what was chosen', async () => {
  const choices = await open();
  expect(choices.now()).toEqual({ customerDisplay: false, updates: false, updateFeed: null });
  await choices.change({ customerDisplay: true });
  expect((await open()).now()).toEqual({ customerDisplay: true, updates: false, updateFeed: null });
});

it('keeps a feed that was set by hand, and takes a broken file for nothing chosen', async () => {
  await writeFile(join(folder, 'choices.json'), '{"updateFeed":"https://updates.example"}');
  const choices = await open();
  await choices.change({ updates: true });
  expect((await open()).now()).toEqual({
    customerDisplay: false,
    updates: true,
    updateFeed: 'https://updates.example',
  });
  for (const text of ['{"updates":"yes"}', '{"upd', 'null']) {
    await writeFile(join(folder, 'choices.json'), text);
    expect((await open()).now().updates).toBe(false);
  }
  expect(reports).toHaveLength(3);
});

it('keeps all of several choices that come at once', async () => {
  const choices = await open();
  await Promise.all([
    choices.change({ customerDisplay: true }),
    choices.change({ updates: true }),
    choices.change({ customerDisplay: false }),
  ]);
  expect((await open()).now()).toEqual({ customerDisplay: false, updates: true, updateFeed: null });
  expect(reports).toEqual([]);
});
