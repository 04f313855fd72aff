/** Why there is no picture. `denied` needs a person; the others recover automatically. */
export type CameraFault = 'denied' | 'none' | 'busy' | 'unplugged' | 'unsupported' | 'broken';

/** html5-qrcode rejects with a sentence that holds the browser's error name; the browser itself with an error of that name. */
const NAMES: readonly [RegExp, CameraFault][] = [
  [/NotAllowedError|PermissionDenied|SecurityError/, 'denied'],
  [/NotFoundError|DevicesNotFound|OverconstrainedError/, 'none'],
  [/NotReadableError|TrackStartError|AbortError/, 'busy'],
  [/not supported/i, 'unsupported'],
];

export const faultOf = (error: unknown): CameraFault => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? 'broken';
};

/** Waits before the camera is opened again (milliseconds); the last one repeats. */
const AGAIN_MS = [500, 1000, 2000, 4000, 8000];
export const waitBefore = (attempt: number): number =>
  AGAIN_MS[Math.min(attempt, AGAIN_MS.length - 1)]!;

/** Whether opening it again without a person makes sense. */
export const mendsItself = (fault: CameraFault): boolean =>
  fault !== 'denied' && fault !== 'unsupported';
