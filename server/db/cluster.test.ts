import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { socketDirectory } from './cluster.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-cluster-'));
const used: string[] = [folder];
const socketOf = (directory: string): string => {
  const socket = socketDirectory(directory);
  used.push(socket);
  return socket;
};
afterAll(() => {
  for (const directory of used) fs.rmSync(directory, { recursive: true, force: true });
});

it('the socket has a private folder, the same at each start', () => {
  const socket = socketOf(folder);
  expect(fs.statSync(socket).mode & 0o777).toBe(0o700);
  expect(socketOf(folder)).toBe(socket);
});

it('a folder that others may enter, or a link that they made, is not taken for ours', () => {
  const usual = socketOf(folder);
  fs.chmodSync(usual, 0o777);
  const instead = socketOf(folder);
  expect(instead).not.toBe(usual);
  expect(fs.statSync(instead).mode & 0o777).toBe(0o700);
  fs.rmSync(usual, { recursive: true });
  fs.symlinkSync(folder, usual);
  expect(socketOf(folder)).not.toBe(usual);
});

it.runIf(process.getuid?.() === 0)('nor is one that belongs to somebody else', () => {
  const own = path.join(folder, 'data');
  fs.mkdirSync(own);
  const usual = socketOf(own);
  fs.chownSync(usual, 12_345, 12_345);
  expect(socketOf(own)).not.toBe(usual);
});
