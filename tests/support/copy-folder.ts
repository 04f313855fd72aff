import { spawnSync } from 'node:child_process';

/** With owners and rights: PostgreSQL takes no folder of somebody else's. */
export const copyFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the town could not be copied: ${stderr}`);
};
