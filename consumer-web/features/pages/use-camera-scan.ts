import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { host } from '../../lib/host/host.ts';

/** Between two looks at the camera's picture. */
const LOOK_MS = 200;

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'noCamera';
type Camera = {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
};

const stateOf = (error: unknown): CameraState =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'noCamera';
const open = (): Promise<MediaStream> =>
  'mediaDevices' in navigator
    ? navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
    : Promise.reject(new Error('no camera'));

const release = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The phone's camera as a scanner: what it reads goes to `onText`, and the camera is off again. It never runs while the page is hidden. */
export const useCameraScan = (onText: (text: string) => void): Camera => {
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  // a camera that opens after it was put off, as when the guest leaves during the browser's question, must not stay on
  const turn = useRef(0);
  const stop = useCallback((): void => {
    turn.current += 1;
    release(stream.current);
    stream.current = null;
    setState((before) => (before === 'on' || before === 'starting' ? 'off' : before));
  }, []);
  const start = (): void => {
    const mine = (turn.current += 1);
    setState('starting');
    open().then(
      (opened) => {
        if (turn.current !== mine) {
          release(opened);
          return;
        }
        stream.current = opened;
        setState('on');
      },
      (error: unknown) => {
        if (turn.current === mine) setState(stateOf(error));
      },
    );
  };
  useEffect(() => {
    const onChange = (): void => {
      if (!host.isVisible()) stop();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      stop();
    };
  }, [stop]);
  useEffect(() => {
    const element = video.current;
    if (state !== 'on' || element === null) return;
    let isOver = false;
    const look = async (): Promise<void> => {
      const { readCode } = await import('./read-code.ts');
      while (!isOver) {
        const text =
          element.videoWidth > 0
            ? await readCode(element, { width: element.videoWidth, height: element.videoHeight })
            : null;
        if (text !== null && !isOver) {
          stop();
          onText(text);
          return;
        }
        await new Promise((done) => {
          setTimeout(done, LOOK_MS);
        });
      }
    };
    element.srcObject = stream.current;
    element.play().then(look).catch(stop);
    return () => {
      isOver = true;
    };
  }, [state, stop, onText]);
  return { state, video, start, stop };
};
