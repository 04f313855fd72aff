import { describe, expect, test } from 'vitest';
import { codeModules, type CodeModules } from '#renderer/features/scanner/code-modules.ts';
import { decodeFrame, prepareDecoder } from '#renderer/lib/scan/decode-frame.ts';
import { TURNS } from '#renderer/lib/scan/looks.ts';
import type { Luma } from '#renderer/lib/scan/luma.ts';
import { BASE, textIn } from '#renderer/lib/scan/symbols.ts';

const VOUCHER = 'GV1.0198c0de-0000-7000-8000-000000000001.59000000';
const RECEIPT = '730461528394';
const QR = codeModules(VOUCHER, 'QR');
const BARS = codeModules(RECEIPT, 'CODE128');

const [WIDTH, HEIGHT] = [1280, 720];

type Scene = {
  rows: CodeModules;
  /** Width and height of a module in dots, before it is turned. */
  module: readonly [number, number];
  turnedBy?: number;
  /** How much narrower and lower the turned code is seen than it is. */
  squeezed?: readonly [number, number];
  tones?: { dark: number; light: number; around: number };
  /** How much light falls on a dot. */
  light?: (x: number, y: number) => number;
};

/** A code in the middle of a camera's frame; each dot is the mean of four places in it. */
const frameOf = ({
  rows,
  module: [wide, tall],
  turnedBy = 0,
  squeezed = [1, 1],
  tones = { dark: 30, light: 220, around: 150 },
  light = () => 1,
}: Scene): Luma => {
  const bytes = new Uint8Array(WIDTH * HEIGHT);
  const [cos, sin] = [Math.cos((turnedBy * Math.PI) / 180), Math.sin((turnedBy * Math.PI) / 180)];
  const toneAt = (x: number, y: number): number => {
    const [right, down] = [(x - WIDTH / 2) / squeezed[0], (y - HEIGHT / 2) / squeezed[1]];
    const column = Math.floor((cos * right + sin * down) / wide + rows[0]!.length / 2);
    const isDark = rows[Math.floor((cos * down - sin * right) / tall + rows.length / 2)]?.[column];
    if (isDark === undefined) return tones.around;
    return isDark ? tones.dark : tones.light;
  };
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const sum =
        toneAt(x + 0.25, y + 0.25) +
        toneAt(x + 0.75, y + 0.25) +
        toneAt(x + 0.25, y + 0.75) +
        toneAt(x + 0.75, y + 0.75);
      bytes[y * WIDTH + x] = Math.min(255, (sum / 4) * light(x, y));
    }
  return { bytes, width: WIDTH, height: HEIGHT };
};

/** Every dot the mean of those up to `reach` away. */
const outOfFocus = ({ bytes, width, height }: Luma, reach: number): Luma => {
  const soft = bytes.slice();
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1) {
      let sum = 0;
      for (let row = y - reach; row <= y + reach; row += 1)
        for (let at = row * width + x - reach; at <= row * width + x + reach; at += 1)
          sum += bytes[at]!;
      soft[y * width + x] = sum / (2 * reach + 1) ** 2;
    }
  return { bytes: soft, width, height };
};

/** Every dot the mean of those that a camera passes that moves to the right and down while it takes the frame. */
const moved = ({ bytes, width, height }: Luma, dots: number): Luma => {
  const soft = bytes.slice();
  for (let y = 0; y < height - dots; y += 1)
    for (let x = 0; x < width - dots; x += 1) {
      let sum = 0;
      for (let gone = 0; gone < dots; gone += 1) sum += bytes[(y + gone) * width + x + gone]!;
      soft[y * width + x] = sum / dots;
    }
  return { bytes: soft, width, height };
};

const plainLook = async (frame: Luma): Promise<string | null> =>
  textIn(await prepareDecoder(), frame, BASE);

/** What a camera that holds still makes of a scene: every text that its frames gave until all looks had their turn. */
const textsOf = async (frame: Luma): Promise<Set<string>> => {
  const texts = new Set<string>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const text = await decodeFrame(frame, turn);
    if (text !== null) texts.add(text);
  }
  return texts;
};

describe('a code in front of the camera', () => {
  test('is read on any frame, whichever second look would be next', async () => {
    for (const scene of [
      { rows: QR, module: [6, 6] },
      { rows: BARS, module: [4, 120] },
    ] as const) {
      const frame = frameOf(scene);
      for (let turn = 0; turn < TURNS; turn += 1)
        expect(await decodeFrame(frame, turn)).toBe(scene.rows === QR ? VOUCHER : RECEIPT);
    }
  });

  const hard: Record<string, Scene> = {
    'in the dark': {
      rows: QR,
      module: [6, 6],
      tones: { dark: 3, light: 12, around: 6 },
    },
    'under stripes of light': {
      rows: QR,
      module: [7, 7],
      tones: { dark: 40, light: 120, around: 90 },
      light: (x, y) => 1 + 1.2 * Math.max(0, Math.sin((x + y) * 0.06)),
    },
    'seen from the left': { rows: QR, module: [12, 12], squeezed: [0.2, 1] },
    'seen from the side and turned': {
      rows: QR,
      module: [12, 12],
      turnedBy: 20,
      squeezed: [0.4, 1],
    },
    'seen from below and turned': {
      rows: QR,
      module: [12, 12],
      turnedBy: 20,
      squeezed: [1, 0.17],
    },
  };
  test.for(Object.entries(hard))(
    'that the plain look does not read is read %s',
    async ([, scene]) => {
      const frame = frameOf(scene);
      expect(await plainLook(frame)).toBeNull();
      expect([...(await textsOf(frame))]).toEqual([VOUCHER]);
    },
  );

  test('that the plain look does not read is read out of focus', async () => {
    const frame = outOfFocus(frameOf({ rows: QR, module: [3, 3] }), 2);
    expect(await plainLook(frame)).toBeNull();
    expect([...(await textsOf(frame))]).toEqual([VOUCHER]);
  });

  test('that the plain look does not read is read by a camera that moves', async () => {
    const frame = moved(frameOf({ rows: QR, module: [6, 6] }), 11);
    expect(await plainLook(frame)).toBeNull();
    expect([...(await textsOf(frame))]).toEqual([VOUCHER]);
  });

  test.for([20, 30, 45, 60, 70, 110, 135, 160])(
    'is read when it is a bar code turned by %i degrees',
    async (turnedBy) => {
      const frame = frameOf({ rows: BARS, module: [4, 80], turnedBy });
      expect(await plainLook(frame)).toBeNull();
      expect([...(await textsOf(frame))]).toEqual([RECEIPT]);
    },
  );
});

describe('a scene without a code', () => {
  const textures: Record<string, (x: number, y: number) => number> = {
    stripes: (x, y) => ((x + (y >> 3)) % 7 < 3 ? 40 : 210),
    // a generator of the usual kind, so that every run sees the same
    noise: (x, y) => ((x * 1_103_515_245 + y * 12_345 + x * y * 7919) >>> 9) & 255,
    checks: (x, y) => (((x >> 3) ^ (y >> 3)) & 1 ? 60 : 190),
    'a wall with a shadow': (x, y) => 90 + 60 * Math.sin(x / 200) + 30 * Math.cos(y / 90),
  };
  test.for(Object.entries(textures))('gives no text: %s', async ([, toneAt]) => {
    const bytes = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      toneAt(at % WIDTH, Math.floor(at / WIDTH)),
    );
    expect([...(await textsOf({ bytes, width: WIDTH, height: HEIGHT }))]).toEqual([]);
  });
});
