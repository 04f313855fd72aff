import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { cameraSource } from '#renderer/lib/scan/camera.ts';

export type Way = 'ours' | 'html5' | 'html5Tuned';
/** `waits`: milliseconds from the first frame that shows a code to the reading of it; `missed`: times that a code came and went unread. */
export type Seen = { waits: number[]; missed: number; longTasks: number; longestMs: number };

const host = document.querySelector<HTMLElement>('#host')!;
const QUIET = 12;

const startHtml5 = async (way: Way, onText: (text: string) => void): Promise<void> => {
  const isTuned = way === 'html5Tuned';
  host.style.width = isTuned ? '1280px' : '480px';
  const reader = new Html5Qrcode(
    'host',
    isTuned
      ? {
          formatsToSupport: [
            Html5QrcodeSupportedFormats.QR_CODE,
            Html5QrcodeSupportedFormats.CODE_128,
          ],
          verbose: false,
        }
      : { verbose: false },
  );
  const config = isTuned
    ? {
        fps: 30,
        disableFlip: true,
        videoConstraints: { width: { ideal: 1280 }, height: { ideal: 720 } },
      }
    : undefined;
  await reader.start({ facingMode: 'environment' }, config, onText, () => undefined);
};

const startOurs = (onText: (text: string) => void): Promise<void> =>
  new Promise((resolve) => {
    cameraSource({
      hostId: 'host',
      wanted: () => ({ id: null, label: '' }),
      onView: ({ state }) => {
        if (state === 'on') resolve();
      },
    }).start(onText);
  });

/** Whether a frame shows a code: a table is of one grey, a code is not. */
const looker = () => {
  const canvas = new OffscreenCanvas(64, 36);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return (video: HTMLVideoElement): boolean => {
    context.drawImage(video, 0, 0, 64, 36);
    const { data } = context.getImageData(0, 0, 64, 36);
    let [least, most] = [255, 0];
    for (let at = 0; at < data.length; at += 4) {
      least = Math.min(least, data[at]!);
      most = Math.max(most, data[at]!);
    }
    return most - least > QUIET * 4;
  };
};

/** Watches one way of reading while codes come and go in front of the camera. */
const watch = async (way: Way, appearances: number): Promise<Seen> => {
  const seen: Seen = { waits: [], missed: 0, longTasks: 0, longestMs: 0 };
  let shownAt: number | null = null;
  let isRead = false;
  const onText = (): void => {
    if (shownAt === null || isRead) return;
    isRead = true;
    seen.waits.push(performance.now() - shownAt);
  };
  await (way === 'ours' ? startOurs(onText) : startHtml5(way, onText));
  const video = document.querySelector('video')!;
  const hasCode = looker();
  await new Promise((resolve) => {
    setTimeout(resolve, 3000);
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.longestMs = Math.max(seen.longestMs, duration);
    }
  }).observe({ entryTypes: ['longtask'] });
  let count = 0;
  await new Promise<void>((resolve) => {
    const next = (): void => {
      video.requestVideoFrameCallback((now) => {
        const isThere = hasCode(video);
        if (isThere && shownAt === null) {
          shownAt = now;
          isRead = false;
        }
        if (!isThere && shownAt !== null) {
          if (!isRead) seen.missed += 1;
          shownAt = null;
          count += 1;
        }
        if (count >= appearances) resolve();
        else next();
      });
    };
    next();
  });
  return seen;
};

Object.assign(globalThis, { watch, isReady: true });
