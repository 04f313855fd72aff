import { startDecoder } from './decode-worker.ts';
import { frames, FRAMES_AWAY } from './frames-read.ts';

/** What goes to the worker: the frame itself, handed over without a copy. */
export type DecodeJob = VideoFrame | ImageBitmap;
export type DecodeAnswer =
  | { kind: 'ready' }
  | { kind: 'broken' }
  | { kind: 'read'; text: string | null };

/** Where the browser does not report frames, the picture is read this often. */
const TIMER_MS = 40;

const grab = (video: HTMLVideoElement): Promise<DecodeJob> =>
  typeof VideoFrame === 'function'
    ? Promise.resolve(new VideoFrame(video))
    : createImageBitmap(video);

const onFrame = (video: HTMLVideoElement, report: () => void): (() => void) => {
  if (!('requestVideoFrameCallback' in video)) {
    const timer = setInterval(report, TIMER_MS);
    return () => clearInterval(timer);
  }
  let handle = 0;
  const next = (): void => {
    handle = video.requestVideoFrameCallback(() => {
      next();
      report();
    });
  };
  next();
  return () => video.cancelVideoFrameCallback(handle);
};

type Listeners = { onText: (text: string) => void; onBroken: () => void };

/**
 * Reads a video's frames in a worker. One frame is on its way at a time and the newest wins: a frame that comes while the worker reads
 * is not kept, the one on the screen when it has finished is taken instead. The page's own thread only hands frames over.
 */
export const frameReader = (
  video: HTMLVideoElement,
  { onText, onBroken }: Listeners,
): (() => void) => {
  const worker = startDecoder();
  let isBusy = true;
  let hasNewer = false;
  let isStopped = false;

  const send = async (): Promise<void> => {
    if (isBusy || isStopped) {
      hasNewer = true;
      return;
    }
    isBusy = true;
    hasNewer = false;
    try {
      const frame = await grab(video);
      if (isStopped) frame.close();
      else worker.postMessage(frame, [frame]);
    } catch {
      // the video has no picture at this moment
      isBusy = false;
    }
  };

  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    if (isStopped) return;
    if (data.kind === 'broken') {
      onBroken();
      return;
    }
    isBusy = false;
    if (data.kind === 'read') {
      frames.read += 1;
      if (data.text !== null) onText(data.text);
    }
    if (hasNewer) void send();
  });
  worker.addEventListener('error', () => {
    if (!isStopped) onBroken();
  });
  const stopFrames = onFrame(video, () => {
    void send();
  });

  return () => {
    isStopped = true;
    stopFrames();
    worker.terminate();
    frames.read += FRAMES_AWAY;
  };
};
