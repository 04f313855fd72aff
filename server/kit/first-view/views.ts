import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Asked, Drawing } from './drawer.ts';

/** `packed`: by brotli. */
export type Text = { plain: string; packed: Buffer };
export type View = { html: Text; answers: Text };
/** `view`: null where there is nothing to draw. `at`: when it was drawn. */
type Kept = { view: View | null; at: number; drawing: Promise<void> | null };
type Options = {
  draw: (asked: Asked) => Promise<Drawing | null>;
  now: () => number;
};

/** A view is redrawn when it is older; until that is done the old one is sent, but none that is older still. */
const FRESH_MS = 20_000;
const OLD_MS = 120_000;
/** The page goes on without a view that is not there by then. */
const WAIT_MS = 300;
const MOST_KEPT = 300;

const brotli = promisify(brotliCompress);
const pack = async (plain: string): Promise<Text> => ({
  plain,
  packed: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
});

const within = (ms: number, what: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  return Promise.race([what, late]).finally(() => {
    clearTimeout(timer);
  });
};

/** First views by their address, those that were asked for last. Whoever asks for the same gets the same. */
export const firstViews = ({ draw, now }: Options) => {
  const kept = new Map<string, Kept>();
  const redraw = (asked: Asked, one: Kept): Promise<void> =>
    (one.drawing ??= draw(asked)
      .then(async (drawing) => {
        one.view = drawing && {
          html: await pack(drawing.html),
          answers: await pack(drawing.answers),
        };
        one.at = now();
      })
      .finally(() => {
        one.drawing = null;
      }));
  const keep = (key: string, one: Kept): void => {
    // the one that was asked for last at the end
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
  };
  return {
    /** The view of an address, or null. `mayDraw`: whether this caller may have one drawn; what is kept costs nothing. */
    viewOf: async (asked: Asked, mayDraw: () => boolean): Promise<View | null> => {
      const key = `${asked.language} ${asked.at}`;
      const one = kept.get(key) ?? { view: null, at: Number.NEGATIVE_INFINITY, drawing: null };
      const age = now() - one.at;
      if (age > OLD_MS) one.view = null;
      if (age > FRESH_MS && one.drawing === null && !mayDraw()) return one.view;
      keep(key, one);
      if (age > FRESH_MS) {
        const drawn = redraw(asked, one);
        if (age > OLD_MS) await within(WAIT_MS, drawn);
      }
      return one.view;
    },
  };
};
