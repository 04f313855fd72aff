import { decodeFrame, prepareDecoder } from './decode-frame.ts';
import type { DecodeAnswer, DecodeJob } from './frame-reader.ts';
import { lumaOf } from './frame-luma.ts';

let turn = 0;

const read = async (frame: DecodeJob): Promise<string | null> => {
  try {
    const luma = await lumaOf(frame);
    turn += 1;
    return await decodeFrame(luma, turn - 1);
  } catch {
    // a frame that cannot be read is a frame without a code; the next one comes in 30 ms
    return null;
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no target origin
const answer = (message: DecodeAnswer): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<DecodeJob>) => {
  void read(data).then((text) => answer({ kind: 'read', text }));
});

prepareDecoder().then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'broken' }),
);
