import type { FastifyBaseLogger } from 'fastify';
import type { Instant } from '#shared/kernel/time.ts';
import type { Deps } from '../kit/deps.ts';

/** Why a command did nothing, in a sentence for the person at the terminal. */
export class AdminRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'AdminRefusal';
  }
}
export const refuseAdmin = (sentence: string): never => {
  throw new AdminRefusal(sentence);
};

/** What was typed behind a command: texts by flag, switches as `true`, and the bytes of its file. */
export type Given = {
  flags: Readonly<Record<string, string | true>>;
  file: Uint8Array | null;
};
export type AdminContext = { deps: Deps; now: Instant; log: FastifyBaseLogger };

/** One `--flag`. `isSwitch`: stands alone. `isFile`: names a file, whose bytes are read where it is typed. */
export type Flag = {
  name: string;
  about: string;
  isNeeded?: true;
  isSwitch?: true;
  isFile?: true;
};
export type Command = {
  words: string;
  about: string;
  flags: readonly Flag[];
  /** Does it, and gives the lines to print. */
  run: (context: AdminContext, given: Given) => Promise<string[]>;
};
