import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings.ts';

/** Stands for the system's keychain: a key in a file of its own, so that what is encrypted at rest can be seen to be, and read again after a restart. */
const key = (): Buffer => {
  const file = join(settings().userDataDir, 'stand-in-keychain');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
};
const isPresent = (): boolean => settings().keychain === 'present';

export const safeStorage = {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => isPresent(),
  getSelectedStorageBackend: (): string => (isPresent() ? 'gnome_libsecret' : 'basic_text'),
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key(), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  },
  decryptStringAsync: async (
    bytes: Buffer,
  ): Promise<{ result: string; shouldReEncrypt: boolean }> => {
    const cipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12)).setAuthTag(
      bytes.subarray(12, 28),
    );
    return {
      result: Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8'),
      shouldReEncrypt: false,
    };
  },
};
