import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../db/start-error.ts';
import type { Command, Flag, Given } from './command.ts';

/** Bytes that are read of a file at most; a command says itself what is too large for it. */
const MOST_FILE_BYTES = 6 * 1024 * 1024;

const usageOf = ({ name, about, isSwitch, isNeeded }: Flag): string =>
  `${isNeeded ? '*' : ' '} --${name}${isSwitch ? '' : ' …'}`.padEnd(26) + about;

/** What can be typed: all commands, or the flags of one. */
export const usage = (commands: readonly Command[], one?: Command): string =>
  (one === undefined
    ? [
        'npm run admin -- COMMAND --flag value …',
        ...commands.map(({ words, about }) => `  ${words.padEnd(17)} ${about}`),
        'Flags of one: npm run admin -- COMMAND --help',
      ]
    : [
        `npm run admin -- ${one.words}: ${one.about}`,
        ...one.flags.map(usageOf),
        '* is needed, and asked for when it is left out',
      ]
  ).join('\n');

export type Typed = { command: Command | undefined; flags: Given['flags']; wantsHelp: boolean };

/** The command and the flags that were typed. Throws `StartError` for a flag that the command does not have. */
export const readTyped = (typed: readonly string[], commands: readonly Command[]): Typed => {
  const words = typed.slice(0, 2).join(' ');
  const command = commands.find((each) => each.words === words);
  if (command === undefined) return { command, flags: {}, wantsHelp: true };
  const options = Object.fromEntries(
    command.flags.map(({ name, isSwitch }) => [
      name,
      { type: isSwitch ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values } = parseArgs({
      args: typed.slice(2),
      options: { ...options, help: { type: 'boolean' } },
    });
    const { help, ...flags } = values as Record<string, string | true>;
    return { command, flags, wantsHelp: help === true };
  } catch (error) {
    throw new StartError((error as Error).message.split('. ')[0] + '. See --help.', error);
  }
};

/** Flags that were left out and are needed. */
export const missingFlags = ({ flags }: Command, given: Given['flags']): Flag[] =>
  flags.filter(({ name, isNeeded }) => isNeeded === true && given[name] === undefined);

/** The bytes of the file that a command names; null where it names none. */
export const readFileOf = (command: Command, flags: Given['flags']): Uint8Array | null => {
  const named = command.flags.find(({ isFile }) => isFile === true);
  const file = named && flags[named.name];
  if (typeof file !== 'string') return null;
  try {
    if (fs.statSync(file).size > MOST_FILE_BYTES)
      throw new StartError(`The file ${file} is too large.`);
    return fs.readFileSync(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(`The file ${file} cannot be read (${code}).`, error);
  }
};
