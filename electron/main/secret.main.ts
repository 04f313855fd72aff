import { app, safeStorage } from 'electron';
import { logs } from './logs.main.ts';
import { openSecretStore, type Cipher, type SecretStore } from './secret-store.ts';

/** On Linux without a keyring Electron encrypts with a publicly known password, which is no better than plain text. */
const hasKeyring = (): boolean =>
  process.platform !== 'linux' ||
  !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());

const keychain: Cipher = {
  isSafe: async () => (await safeStorage.isAsyncEncryptionAvailable()) && hasKeyring(),
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (bytes) => {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(bytes));
    return { text: result, isStale: shouldReEncrypt };
  },
};

export const secrets = (): SecretStore =>
  openSecretStore({
    folder: app.getPath('userData'),
    cipher: keychain,
    report: (what) => logs.warn(what),
  });
