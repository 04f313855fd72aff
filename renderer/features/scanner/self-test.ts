import { startDecoder } from '../../lib/scan/decode-worker.ts';
import type { DecodeAnswer } from '../../lib/scan/frame-reader.ts';
import { median } from '../../lib/scan/key-timing.ts';
import { TEST_CODES } from '../../lib/scan/doctor/test-codes.ts';
import { codeModules, type Symbology } from './code-modules.ts';

/** `ms`: the middle of the times it took; null when it was not read. */
export type SelfTestRow = { readonly symbology: Symbology; readonly ms: number | null };
export type SelfTest = {
  readonly verdict: 'good' | 'slow' | 'wrong' | 'broken';
  readonly rows: readonly SelfTestRow[];
};

/** A frame of the camera, and the longest that reading one may take (peers.md A23). */
const FRAME = { width: 1280, height: 720 } as const;
const LONGEST_MS = 150;
/** The plain look that every frame gets reads the code; the second looks (looks.ts) are not needed. */
const FRAMES = 10;
const BROKEN_AFTER_MS = 20_000;
const BAR_HEIGHT = 220;

/** What a camera would see of a code that is held in front of it. */
const draw = (text: string, symbology: Symbology): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(FRAME.width, FRAME.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas to draw on');
  const rows = codeModules(text, symbology);
  const wide = rows[0]!.length;
  const side = Math.floor(
    symbology === 'QR' ? (FRAME.height * 0.6) / wide : (FRAME.width * 0.7) / wide,
  );
  const tall = symbology === 'QR' ? side : BAR_HEIGHT;
  const left = (FRAME.width - wide * side) / 2;
  const top = (FRAME.height - rows.length * tall) / 2;
  context.fillStyle = '#b4b4b4';
  context.fillRect(0, 0, FRAME.width, FRAME.height);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      context.fillStyle = isDark ? '#141414' : '#ebebeb';
      context.fillRect(left + x * side, top + y * tall, side, tall);
    }),
  );
  return canvas;
};

/** The next word of the worker. */
const answer = (worker: Worker): Promise<DecodeAnswer> =>
  new Promise((resolve) => {
    const isBroken = (): void => resolve({ kind: 'broken' });
    const timer = setTimeout(isBroken, BROKEN_AFTER_MS);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<DecodeAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      },
      { once: true },
    );
    worker.addEventListener('error', isBroken, { once: true });
  });

const readAll = async (
  worker: Worker,
  symbology: Symbology,
  text: string,
): Promise<SelfTestRow> => {
  const picture = draw(text, symbology);
  const times: number[] = [];
  for (let count = 0; count < FRAMES; count += 1) {
    const frame = await createImageBitmap(picture);
    const reading = answer(worker);
    const start = performance.now();
    worker.postMessage(frame, [frame]);
    const reply = await reading;
    if (reply.kind === 'read' && reply.text === text) times.push(performance.now() - start);
  }
  return { symbology, ms: times.length * 2 > FRAMES ? median(times) : null };
};

const verdictOf = (rows: readonly SelfTestRow[]): SelfTest['verdict'] => {
  if (rows.some(({ ms }) => ms === null)) return 'wrong';
  return rows.every(({ ms }) => ms !== null && ms <= LONGEST_MS) ? 'good' : 'slow';
};

/** Draws codes and has the camera's own worker read them: reports whether this machine can, and how quickly. Needs no camera. */
export const runSelfTest = async (): Promise<SelfTest> => {
  const worker = startDecoder();
  try {
    if ((await answer(worker)).kind !== 'ready') return { verdict: 'broken', rows: [] };
    const rows: SelfTestRow[] = [];
    for (const { symbology, text } of [TEST_CODES[3], TEST_CODES[0]])
      rows.push(await readAll(worker, symbology, text));
    return { verdict: verdictOf(rows), rows };
  } catch {
    // no canvas, no bitmap: a browser that is too old
    return { verdict: 'broken', rows: [] };
  } finally {
    worker.terminate();
  }
};
