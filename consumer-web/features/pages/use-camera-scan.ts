import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { host } from '../../lib/host/host.ts';

/** Between two reads of the camera's picture. */
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

const nextLook = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, LOOK_MS);
  });

/** Turns the camera on and off; `stream` holds its picture while it is on. */
const useCamera = () => {
  const [state, setState] = useState<CameraState>('off');
  const stream = useRef<MediaStream | null>(null);
  // a camera that opens after it was stopped, as when the guest leaves during the browser's
  // question, must not stay on
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
  return { state, stream, start, stop };
};

const useStopWhileHidden = (stop: () => void): void => {
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
};

/** Reads codes off a picture until one is found; null when `signal` ends the search. */
const searchCode = async (
  picture: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> => {
  const { readCode } = await import('./read-code.ts');
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = picture;
    const text = width > 0 ? await readCode(picture, { width, height }) : null;
    if (text !== null && !signal.aborted) return text;
    await nextLook();
  }
  return null;
};

/**
 * The phone's camera as a scanner: a code goes to `onText` and the camera stops, as it does while
 * the page is hidden.
 */
export const useCameraScan = (onText: (text: string) => void): Camera => {
  const { state, stream, start, stop } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  useStopWhileHidden(stop);
  useEffect(() => {
    const element = video.current;
    if (state !== 'on' || element === null) return;
    const search = new AbortController();
    const scan = async (): Promise<void> => {
      const text = await searchCode(element, search.signal);
      if (text === null) return;
      stop();
      onText(text);
    };
    element.srcObject = stream.current;
    element.play().then(scan).catch(stop);
    return () => {
      search.abort();
    };
  }, [state, stream, stop, onText]);
  return { state, video, start, stop };
};
