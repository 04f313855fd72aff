import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { appearanceStore } from '../../lib/appearance.ts';
import { systemClock } from '../../lib/clock.ts';
import { browserAgent } from '../../lib/facts.ts';
import { isKiosk } from '../../lib/kiosk.ts';
import { lastFaults } from '../../lib/last-faults.ts';
import { machine } from '../../lib/machine.ts';
import { connectionOf, connectionStore } from '../../lib/online.ts';
import { keptCount } from '../../domain/receipt/receipts.ts';
import { currentPrinter } from '../../lib/printing/till-printer.ts';
import { saveFile } from '../../lib/save-file.ts';
import { currentProfile } from '../../lib/scan/profile-store.ts';
import { currentSession } from '../../lib/session.ts';
import { settingsStore } from '../../lib/settings.ts';
import { KEYS, readKey } from '../../lib/storage.ts';
import { diagnosticsText, type DiagnosticFacts } from './diagnostics.ts';

const HASH_LENGTH = 12;

const facts = (): DiagnosticFacts => {
  const { version, runtime, platform, backendUrl, deviceId } = machine();
  const { language, soundOn, volume } = settingsStore.getState();
  const { theme, textSize } = appearanceStore.getState();
  const { kind, paper, mode, copies, cuts, language: printerLanguage } = currentPrinter();
  return {
    at: systemClock.now(),
    version,
    runtime,
    platform,
    agent: browserAgent(),
    backendHost: new URL(backendUrl || window.location.origin).host,
    connection: connectionOf(connectionStore.getState()),
    serverOffsetMs: readKey(KEYS.serverOffset),
    deviceHash: bytesToHex(sha256(utf8ToBytes(deviceId))).slice(0, HASH_LENGTH),
    role: currentSession()?.operator.role ?? null,
    settings: {
      language,
      soundOn,
      volume,
      theme,
      textSize,
      isKiosk: isKiosk(),
      voiceHere: readKey(KEYS.voiceHere),
      voiceLanguage: readKey(KEYS.voiceLanguage),
      hasCamera: readKey(KEYS.cameraId) !== null,
      printer: kind,
      paper,
      printerMode: mode,
      copies,
      cuts,
      printerLanguage,
    },
    scanner: currentProfile(),
    faults: lastFaults(),
    waitingReceipts: keptCount(),
  };
};

/** Gives the diagnostics file to the person, who sends it to whom they choose. */
export const downloadDiagnostics = (): void =>
  saveFile('senado-diagnostics.json', 'application/json', diagnosticsText(facts()));
