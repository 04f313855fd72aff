/** The worker that reads pictures; it answers `ready` once its decoder is loaded. Made in one place, so that it is built once. */
export const startDecoder = (): Worker =>
  new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
