import { execFile } from 'node:child_process';
import path from 'node:path';
import { askServer } from '#server/admin/ask-server.ts';
import { runCommand, type Answer } from '#server/admin/commands.ts';
import type { InProcess } from './server-in-process.ts';

const ROOT = path.join(import.meta.dirname, '../..');

type Flags = Readonly<Record<string, string | true>>;
const bytesOf = (text: string | undefined): Uint8Array | null =>
  text === undefined ? null : new TextEncoder().encode(text);

/** Runs an admin command beside a server of this process, as the program does: an embedded database by the server's socket, another one by a connection of one's own. */
export const admin = async (
  { deps, dataDir }: InProcess,
  words: string,
  { file, ...flags }: Flags & { file?: string } = {},
): Promise<Answer> => {
  const given = {
    flags: { ...flags, ...(file !== undefined && { file: 'menu.csv' }) },
    file: bytesOf(file),
  };
  if (deps.config.databaseUrl === undefined) {
    const answer = await askServer(dataDir, { words, given });
    if (answer === null) throw new Error('the server does not listen for admin commands');
    return answer;
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return runCommand({ deps, now: deps.clock.now(), log: log as never }, { words, given });
};

/** The lines of a command that must succeed, as one text. */
export const adminSaid = async (...asked: Parameters<typeof admin>): Promise<string> => {
  const answer = await admin(...asked);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.lines.join('\n');
};

/** Why a command that must be refused did nothing. */
export const adminRefused = async (...asked: Parameters<typeof admin>): Promise<string> => {
  const answer = await admin(...asked);
  if ('lines' in answer) throw new Error(`it was not refused: ${answer.lines.join('\n')}`);
  return answer.refused;
};

export type ProgramSaid = { out: string; problem: string; code: number };

/** The program of `npm run admin`, in a process of its own. */
export const adminProgram = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ProgramSaid> =>
  new Promise((resolve) => {
    const { PATH, HOME, TMPDIR } = process.env;
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/admin/main.ts', ...args],
      { cwd: ROOT, env: { PATH, HOME, TMPDIR, ...env } },
      (error, out, problem) => resolve({ out, problem, code: Number(error?.code ?? 0) }),
    );
  });

/** Flags as they are typed. */
export const typed = (flags: Flags): string[] =>
  Object.entries(flags).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );

/** The first merchant of a town. */
export const LOTUS = {
  'name-zh': '蓮花茶室',
  'name-en': 'Lotus Tea Room',
  account: '66123456',
  'owner-zh': '何蓮',
  'owner-en': 'Lin Ho',
  'store-zh': '蓮花茶室新馬路店',
  'store-en': 'Lotus Tea Room, San Ma Lo',
  kind: 'takeout',
  'address-zh': '澳門新馬路 61 號地下',
  'address-en': '61 Avenida de Almeida Ribeiro, G/F, Macau',
  lat: '22.19432',
  lon: '113.53902',
  'cuisine-zh': '茶餐廳',
  'cuisine-en': 'Tea restaurant',
} as const;

export const LOTUS_MENU = [
  'class_zh,class_en,dish_zh,dish_en,price,stock,box_price,weight,allergens,vegetarian',
  '小食,Snacks,豬扒包,Pork chop bun,32,,1,0.25,gluten,no',
  '小食,Snacks,葡式蛋撻,Egg tart,11.50,120,0.5,0.08,gluten egg milk,yes',
  '飲品,Drinks,絲襪奶茶,Silk stocking milk tea,20,,,0.4,milk,yes',
].join('\n');

export const storeIn = (said: string): string => /store +([\w-]+)/.exec(said)?.[1] ?? '';
export const passwordIn = (said: string): string =>
  /one-time password +(\S+)/.exec(said)?.[1] ?? '';
