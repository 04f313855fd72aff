import type { ScannerProfile } from '../../lib/scan/profile.ts';
import type { Fault } from '../../lib/last-faults.ts';

/** What the diagnostics may know. Session, codes and what was typed are not among it. */
export type DiagnosticFacts = {
  at: number;
  version: string;
  runtime: string;
  platform: string;
  agent: string;
  backendHost: string;
  connection: string;
  serverOffsetMs: number;
  /** A hash of the device's id: enough to distinguish two tills. */
  deviceHash: string;
  role: string | null;
  settings: Record<string, string | number | boolean | null>;
  scanner: ScannerProfile;
  faults: readonly Fault[];
  waitingReceipts: number;
};

const HIDDEN = '[hidden]';
/** Codes of vouchers, phone numbers, cards: seven digits and more, however they are grouped. Times of day and versions stay. */
const LONG_NUMBER = /\d(?:[ -]?\d){6,}/g;
const QR = /GV1\.[^\s"]+/g;
/** Tokens and keys: long, letters and digits mixed. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?:\.[\w-]+)*/g;
const SECRET_NAME = /token|secret|password|pin$|phone|account|cookie|authori|session|code$/i;

const cleanText = (text: string): string =>
  text.replaceAll(QR, HIDDEN).replaceAll(TOKEN, HIDDEN).replaceAll(LONG_NUMBER, HIDDEN);

/** Removes everything that looks like a secret, in any field, so that none is sent by mistake. Our own numbers (times, offsets, error codes) stay. */
export const withoutSecrets = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return SECRET_NAME.test(name) ? HIDDEN : cleanText(value);
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [cleanText(key), withoutSecrets(each, key)]),
  );
};

/** The diagnostics file's text. */
export const diagnosticsText = ({ at, ...facts }: DiagnosticFacts): string =>
  `${JSON.stringify({ file: 'senado-console-diagnostics', madeAt: new Date(at).toISOString(), ...(withoutSecrets(facts) as object) }, null, 2)}\n`;
