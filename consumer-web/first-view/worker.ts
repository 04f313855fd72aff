import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#shared/i18n/language.ts';
import { standIn } from './stand-in.ts';

type Asked = { id: number; at: string; language: Language };

// before the app is imported, which looks at its browser as it starts
standIn((workerData as { origin: string }).origin);
const { drawView } = await import('./view.tsx');

/** One after the other: the app has one language and one store of answers. */
let turn = Promise.resolve();
parentPort?.on('message', ({ id, at, language }: Asked) => {
  turn = turn.then(async () => {
    const view = await drawView(at, language).catch(() => null);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, view });
  });
});
