import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfThere, replaceFile } from './durable-file.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The system's keychain, as far as secrets need it. `isStale`: the keychain has a newer key and wants the secret encrypted again. */
export type Cipher = {
  readonly isSafe: () => Promise<boolean>;
  readonly encrypt: (text: string) => Promise<Uint8Array>;
  readonly decrypt: (bytes: Uint8Array) => Promise<{ text: string; isStale: boolean }>;
};
export type SecretPorts = {
  readonly folder: string;
  readonly cipher: Cipher;
  readonly report: (what: string) => void;
};
export type SecretStore = {
  readonly read: (name: string) => Promise<string | null>;
  readonly write: (name: string, value: string | null) => Promise<void>;
  readonly isSafe: () => Promise<boolean>;
};

const fileShape = z.object({ version: z.literal(1), secrets: z.record(z.string(), z.string()) });
type Encrypted = Record<string, string>;

const parseFile = (text: string | null): Encrypted | null => {
  if (text === null) return {};
  try {
    const result = z.safeParse(fileShape, JSON.parse(text));
    return result.success ? result.data.secrets : null;
  } catch {
    return null;
  }
};

/**
 * Keeps secrets in `secrets.json`, each encrypted by the keychain, the file replaced whole. Without a keychain a secret is held in this process's memory only:
 * plain text is never written (decision A7).
 */
export const openSecretStore = ({ folder, cipher, report }: SecretPorts): SecretStore => {
  const file = join(folder, 'secrets.json');
  const inTurn = oneAtATime();
  const memory = new Map<string, string>();

  const load = async (): Promise<Encrypted> => {
    const found = parseFile(await readIfThere(file));
    if (found === null) report('the secrets file could not be read; signing in again replaces it');
    return found ?? {};
  };
  const save = (secrets: Encrypted): Promise<void> =>
    replaceFile(file, JSON.stringify({ version: 1, secrets }));
  const keep = async (name: string, value: string): Promise<void> =>
    save({
      ...(await load()),
      [name]: Buffer.from(await cipher.encrypt(value)).toString('base64'),
    });
  const forget = async (name: string): Promise<void> => {
    const { [name]: gone, ...rest } = await load();
    if (gone !== undefined) await save(rest);
  };
  const readKept = async (name: string): Promise<string | null> => {
    const secret = (await load())[name];
    if (secret === undefined || !(await cipher.isSafe())) return null;
    try {
      const { text, isStale } = await cipher.decrypt(Buffer.from(secret, 'base64'));
      if (isStale) await keep(name, text);
      return text;
    } catch {
      report('a secret could not be decrypted; it must be given again');
      return null;
    }
  };

  return {
    isSafe: cipher.isSafe,
    read: (name) => inTurn(async () => memory.get(name) ?? readKept(name)),
    write: (name, value) =>
      inTurn(async () => {
        memory.delete(name);
        if (value === null) return forget(name);
        if (await cipher.isSafe()) return keep(name, value);
        report('no keychain: the secret is kept in memory until the console closes');
        await forget(name);
        memory.set(name, value);
      }),
  };
};
