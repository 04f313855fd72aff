import type { KeyStream } from '../key-recorder.ts';
import { STANDARD, type ScannerProfile } from '../profile.ts';
import { WedgeDetector } from '../wedge.ts';
import { additions, findingsOf, learnable, pace, SLOWEST, type Finding } from './diagnosis.ts';
import { swapsOf } from './layouts.ts';
import { identify, readStreams, type KnownStream, type Reading } from './reading.ts';

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));
/** Room between what was measured and what is allowed. */
const ROOM = 1.15;
const SPARE = 1.4;

const suffixOf = (readings: readonly Reading[]): ScannerProfile['suffix'] => {
  const ends = new Set(readings.map(({ end }) => end));
  const [only] = ends;
  return ends.size === 1 && only !== undefined ? only : 'auto';
};

const caseOf = (findings: readonly Finding[]): ScannerProfile['letterCase'] => {
  if (findings.some(({ kind }) => kind === 'capsLock')) return 'againstCapsLock';
  return findings.some(({ kind }) => kind === 'caseSwapped') ? 'swapped' : 'asHeard';
};

const swapsFor = (readings: readonly Reading[]): Record<string, string> => {
  const layout = readings.find(({ by }) => by === 'scanner')?.layout;
  return { ...(layout ? swapsOf(layout) : {}), ...learnable(readings).swaps };
};

/** Settings under which the console reads this scanner. */
export const profileFor = (readings: readonly Reading[]): ScannerProfile => {
  if (readings.length === 0) return STANDARD;
  const { prefix, tail, aim } = additions(readings);
  const { medianMs, maxMs } = pace(readings);
  const suffix = suffixOf(readings);
  // without a suffix every scan waits for silence: as short as its slowest key allows
  const silenceMs =
    suffix === 'none' ? within(maxMs * 2, 60, 400) : within(maxMs * SPARE, STANDARD.silenceMs, 400);
  return {
    suffix,
    silenceMs,
    medianMs: within(medianMs * ROOM, STANDARD.medianMs, SLOWEST.medianMs * ROOM),
    maxMs: within(maxMs * SPARE, STANDARD.maxMs, SLOWEST.maxMs * SPARE),
    patienceMs: STANDARD.patienceMs,
    readBy: readings.some(({ by }) => by === 'place') ? 'place' : 'text',
    letterCase: caseOf(findingsOf(readings)),
    swaps: swapsFor(readings),
    stripsAim: aim !== null,
    prefix: prefix.slice(0, 20),
    tail: tail.slice(-20),
  };
};

/** What the till makes of a recorded scan under a profile: the very detector reads it again. */
export const replay = ({ keys }: KeyStream, profile: ScannerProfile): string | null => {
  const detector = new WedgeDetector(() => profile);
  let read: string | null = null;
  for (const key of keys) read = detector.key(key).scan ?? read;
  return detector.silence(true).scan ?? read;
};

export type Diagnosis = {
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
  readonly profile: ScannerProfile;
  /** Ids of the test codes that the till reads right under that profile. */
  readonly right: readonly Reading['code']['id'][];
};

/** Looks at recorded scans of the sheet, the newest of each code, and proves the cure on them. */
export const examine = (streams: readonly KeyStream[]): Diagnosis => {
  const byCode = new Map<string, KnownStream>();
  for (const stream of streams) {
    const code = identify(stream);
    if (code) byCode.set(code.id, { code, stream });
  }
  const known = [...byCode.values()];
  const readings = readStreams(known);
  const profile = profileFor(readings);
  const right = known
    .filter(({ code, stream }) => replay(stream, profile) === code.text)
    .map(({ code }) => code.id);
  return { readings, findings: findingsOf(readings), profile, right };
};
