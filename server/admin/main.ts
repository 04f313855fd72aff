// `npm run admin -- merchant add …`: what a town needs before anybody can sign in. Beside a running server: with DATABASE_URL it opens that database too, else the
// server on DATA_DIR runs the command; where none runs it opens the database itself.
import { inspect } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { instant } from '#shared/kernel/time.ts';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { loadSecrets } from '../db/secrets.ts';
import { StartError } from '../db/start-error.ts';
import { readConfig, type Config } from '../kit/config.ts';
import { systemRandom } from '../kit/random.ts';
import { systemLog } from '../plugins/logging.ts';
import { askServer } from './ask-server.ts';
import type { Command, Given } from './command.ts';
import { COMMANDS, runCommand, type Answer } from './commands.ts';
import { missingFlags, readFileOf, readTyped, usage } from './read-line.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Asks a person for what is needed and was left out; a script is told what that is. */
const completed = async (command: Command, flags: Given['flags']): Promise<Given['flags']> => {
  const missing = missingFlags(command, flags);
  if (missing.length === 0) return flags;
  if (!process.stdin.isTTY)
    throw new StartError(
      `Missing: ${missing.map(({ name }) => `--${name}`).join(', ')}. See --help.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers: Record<string, string> = {};
    for (const { name, about } of missing)
      answers[name] = await terminal.question(`${about} (--${name}): `);
    return { ...flags, ...answers };
  } finally {
    terminal.close();
  }
};

const runHere = async (
  config: Config,
  wanted: { words: string; given: Given },
): Promise<Answer> => {
  const { db } = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseTls: config.databaseTls,
    databaseCa: config.databaseCa,
    dataDir: config.dataDir,
    connections: 2,
    isPrepared: config.isPrepared,
  });
  try {
    await migrate(db.query);
    const now = instant(Date.now());
    const secrets = await loadSecrets(db.query);
    const clock = { now: () => now };
    const deps = { db, clock, config, random: systemRandom, secrets, deliverCode: null };
    return await runCommand({ deps, now, log: systemLog('error') }, wanted);
  } finally {
    await db.close();
  }
};

const main = async (): Promise<void> => {
  const { command, flags, wantsHelp } = readTyped(process.argv.slice(2), COMMANDS);
  if (command === undefined || wantsHelp) return say(usage(COMMANDS, command));
  const config = readConfig(process.env);
  const complete = await completed(command, flags);
  const given = { flags: complete, file: readFileOf(command, complete) };
  const wanted = { words: command.words, given };
  const served = config.databaseUrl ? null : await askServer(config.dataDir, wanted);
  const answer = served ?? (await runHere(config, wanted));
  if ('refused' in answer) throw new StartError(answer.refused);
  for (const line of answer.lines) say(line);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
