import { Worker } from 'node:worker_threads';

/** A page of the consumer app: path and query inside its hash router, and the language. */
export type Asked = { at: string; language: 'zh-Hant' | 'en' };
/** The page as HTML, and what it was drawn from as JSON. */
export type Drawing = { html: string; answers: string };
export type Drawer = {
  /** Null where there is nothing to draw, or where it would take too long. */
  draw: (asked: Asked) => Promise<Drawing | null>;
  stop: () => Promise<void>;
};
type Options = {
  /** The built program that draws. */
  file: string;
  /** Where this server answers. */
  origin: () => string;
};
type Answer = { id: number; view: Drawing | null };

/** A drawing that takes longer hangs: its thread is ended. */
const DRAW_MS = 10_000;
/** A thread that could not start, or fell, is left alone for a while. */
const REST_MS = 60_000;
const MOST_WAITING = 16;
const MOST_MB = 256;

/** Draws pages in a thread of its own, one after the other, so that no call waits for a drawing. The thread starts with the first one. */
export const startDrawer = ({ file, origin }: Options): Drawer => {
  let worker: Worker | null = null;
  let restsUntil = 0;
  let last = 0;
  const waiting = new Map<number, (view: Drawing | null) => void>();

  const answer = (id: number, view: Drawing | null): void => {
    waiting.get(id)?.(view);
    waiting.delete(id);
  };
  const drop = (): Promise<unknown> => {
    const dropped = worker;
    worker = null;
    for (const id of waiting.keys()) answer(id, null);
    return dropped?.terminate() ?? Promise.resolve();
  };
  const fall = (): void => {
    restsUntil = Date.now() + REST_MS;
    void drop();
  };
  const start = (): Worker => {
    const started = new Worker(file, {
      workerData: { origin: origin() },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    });
    started.unref();
    started.on('message', ({ id, view }: Answer) => {
      answer(id, view);
    });
    started.on('error', () => {
      if (worker === started) fall();
    });
    return started;
  };

  return {
    draw: (asked) => {
      if (waiting.size >= MOST_WAITING || Date.now() < restsUntil) return Promise.resolve(null);
      const id = (last += 1);
      return new Promise((done) => {
        const timer = setTimeout(fall, DRAW_MS);
        timer.unref();
        waiting.set(id, (view) => {
          clearTimeout(timer);
          done(view);
        });
        worker ??= start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id, ...asked });
      });
    },
    stop: async () => {
      restsUntil = Number.POSITIVE_INFINITY;
      await drop();
    },
  };
};
