import type { Bridge } from '#shared/ipc/index.ts';
import { isAllowedLink } from '#shared/ipc/links.ts';
import { browserShell } from './bridge-shell-browser.ts';
import { randomText } from './fresh-id.ts';
import { browserJournal } from './journal-browser.ts';
import { KEYS, openJournalDatabase, readKey, tabTexts, writeKey } from './storage.ts';

const deviceId = (): string => {
  const known = readKey(KEYS.deviceId);
  if (known) return known;
  const made = randomText();
  writeKey(KEYS.deviceId, made);
  return readKey(KEYS.deviceId) || made;
};

const SYSTEMS = [
  ['Windows', /windows/i],
  ['Mac', /macintosh|mac os/i],
  ['Android', /android/i],
  ['iPad', /ipad|iphone/i],
  ['Linux', /linux|cros/i],
] as const;
const systemOf = (agent: string): string =>
  SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Web';

/** The backend that the build was made for; '' is the origin that serves the page. */
const namedBackend = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="senado-backend"]')?.content ?? '';

const secretKey = (name: string): string => `senado.console.secret.${name}`;

/** The nearest thing to a kiosk in a tab: full screen. A page may ask for it only at a person's press; Escape leaves it, and the console then stays in its frame. */
const fullScreen = async (isOn: boolean): Promise<boolean> => {
  try {
    if (isOn && !document.fullscreenElement) await document.documentElement.requestFullscreen();
    if (!isOn && document.fullscreenElement) await document.exitFullscreen();
    return true;
  } catch {
    return false;
  }
};

/**
 * The desktop bridge's stand-in for an ordinary browser tab: secrets last as long as the tab, the journal in the browser's database.
 * `isSecretSafe` is false: no system keychain protects the secrets.
 */
export const browserBridge = (): Bridge => {
  const journal = browserJournal(openJournalDatabase);
  const id = deviceId();
  return {
    info: () =>
      Promise.resolve({
        runtime: 'browser',
        version: '0.1.0',
        platform: systemOf(navigator.userAgent),
        deviceId: id,
        deviceName: systemOf(navigator.userAgent),
        backendUrl: namedBackend(),
        isSecretSafe: false,
      }),
    readSecret: (name) => Promise.resolve(tabTexts().getItem(secretKey(name))),
    writeSecret: ({ name, value }) => {
      if (value === null) tabTexts().removeItem(secretKey(name));
      else tabTexts().setItem(secretKey(name), value);
      return Promise.resolve(null);
    },
    journalAppend: (entry) => journal.append(entry),
    journalResolve: ({ requestId }) => journal.resolve(requestId),
    journalOpen: () => journal.open(),
    openLink: (link) => {
      if (!isAllowedLink(link, namedBackend() || location.origin)) return Promise.resolve(false);
      window.open(link, '_blank', 'noopener,noreferrer');
      return Promise.resolve(true);
    },
    // a tab reaches no printer of the network, prints nothing silently and has no folder of logs
    printBytes: () => Promise.resolve('failed'),
    printPage: () => Promise.resolve('failed'),
    listPrinters: () => Promise.resolve([]),
    setKiosk: fullScreen,
    openLogs: () => Promise.resolve(false),
    ...browserShell(),
  };
};
