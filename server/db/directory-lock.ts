import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** When the process began, in the system's ticks, and whether it lives: a zombie or a reused number is not the holder. */
const birthOf = (pid: number): string | null => {
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? '');
  } catch {
    if (fs.existsSync('/proc/self/stat')) return null;
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : null;
  }
};

/** Locks of this very process: after a restart in a container its number may be the old holder's. */
const ours = new Set<string>();

const isHeld = (file: string): boolean => {
  const [pid = '', birth = ''] = fs.readFileSync(file, 'utf8').trim().split(' ');
  if (Number(pid) === process.pid) return ours.has(file);
  const alive = /^\d+$/.test(pid) ? birthOf(Number(pid)) : null;
  return alive !== null && alive === birth;
};

const take = (file: string): boolean => {
  try {
    fs.writeFileSync(file, `${process.pid} ${birthOf(process.pid) ?? ''}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** Keeps a data folder to one process. Returns a function that releases it; a lock whose holder is dead is taken over. Throws `StartError` when another process holds it. */
export const lockDirectory = (directory: string): (() => void) => {
  const file = path.join(directory, 'lock');
  if (!take(file)) {
    if (isHeld(file))
      throw new StartError(
        `The data folder ${directory} is in use by another server (process ${Number.parseInt(fs.readFileSync(file, 'utf8'), 10)}).`,
      );
    fs.rmSync(file, { force: true });
    if (!take(file))
      throw new StartError(`The data folder ${directory} is being opened by another server.`);
  }
  ours.add(file);
  return () => {
    ours.delete(file);
    fs.rmSync(file, { force: true });
  };
};
