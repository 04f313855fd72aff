import { faultOf, mendsItself, waitBefore, type CameraFault } from './camera-fault.ts';
import { listCameras, openCamera, type CameraDevice, type CameraStream } from './camera-stream.ts';
import { frameReader } from './frame-reader.ts';
import type { EmitScan, ScanSource } from './scan.ts';

export type CameraState = 'off' | 'starting' | 'on' | CameraFault;
/** Whether there is no picture, and will be none by itself soon. */
export const isFault = (state: CameraState): state is CameraFault =>
  state !== 'on' && state !== 'starting' && state !== 'off';
/** How a camera is, for a sign beside its words. */
export const cameraHealth = (state: CameraState): 'good' | 'wait' | 'bad' =>
  state === 'on' ? 'good' : isFault(state) ? 'bad' : 'wait';
/** A camera's name without USB's numbers, which browsers put behind it. */
export const bareName = (label: string): string =>
  label.replace(/\s*\([\da-f]{4}:[\da-f]{4}\)$/i, '');
/** What the camera panel shows. `activeId`: the camera that runs. */
export type CameraView = {
  state: CameraState;
  devices: readonly CameraDevice[];
  activeId: string | null;
};
/** The camera that a person chose. Its name finds it again when the browser has given it another id. */
export type WantedCamera = { id: string | null; label: string };

type Options = {
  /** Id of the element that the picture goes into. */
  hostId: string;
  /** The camera that was chosen last, if any. */
  wanted: () => WantedCamera;
  onView: (view: Partial<CameraView>) => void;
};

export type CameraSource = ScanSource & { restart(): void };

/** The chosen camera among those that are here: by its id, else by its name; null when it is not here. */
export const findCamera = (
  devices: readonly CameraDevice[],
  { id, label }: WantedCamera,
): string | null =>
  (
    devices.find((device) => device.id === id) ??
    devices.find((device) => label !== '' && device.label === label)
  )?.id ?? null;

/** The webcam: opened, watched and opened again by itself when it was unplugged; its frames are read in a worker. */
export const cameraSource = ({ hostId, wanted, onView }: Options): CameraSource => {
  let emit: EmitScan = () => undefined;
  let isWanted = false;
  let attempt = 0;
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: { stream: CameraStream; stopReading: () => void } | null = null;
  /** Opening and closing never overlap: a camera is one thing. */
  let turn: Promise<void> = Promise.resolve();

  const close = async (): Promise<void> => {
    const closing = open;
    open = null;
    closing?.stopReading();
    await closing?.stream.close();
  };

  const again = (fault: CameraFault): void => {
    onView({ state: fault, activeId: null });
    if (!isWanted || !mendsItself(fault)) return;
    timer = setTimeout(restart, waitBefore(attempt));
    attempt += 1;
  };

  const fail = (mine: number, fault: CameraFault): void => {
    if (mine !== run) return;
    turn = turn.then(close).then(() => {
      if (mine === run) again(fault);
    });
  };

  const openWanted = async (): Promise<CameraStream> => {
    const { id } = wanted();
    if (id === null) return openCamera(hostId, null);
    const found = findCamera(await listCameras(), wanted());
    try {
      return await openCamera(hostId, found ?? id);
    } catch (error) {
      // the camera of last time is not here today: any other will do
      if (faultOf(error) !== 'none') throw error;
      return openCamera(hostId, null);
    }
  };

  const begin = async (mine: number): Promise<void> => {
    if (mine !== run || !isWanted) return;
    onView({ state: 'starting' });
    try {
      const stream = await openWanted();
      if (mine !== run) return await stream.close();
      open = {
        stream,
        stopReading: frameReader(stream.video, {
          onText: emit,
          onBroken: () => fail(mine, 'broken'),
        }),
      };
      stream.track.addEventListener('ended', () => fail(mine, 'unplugged'), { once: true });
      attempt = 0;
      onView({
        state: 'on',
        activeId: stream.track.getSettings().deviceId ?? null,
        devices: await listCameras(),
      });
    } catch (error) {
      if (mine === run) again(faultOf(error));
    }
  };

  function restart(): void {
    clearTimeout(timer);
    run += 1;
    const mine = run;
    turn = turn.then(close).then(() => begin(mine));
  }

  /** Plugged in or out: an open camera tells by itself when it goes; a missing one may be here now, and the chosen one takes over from its stand-in. */
  const look = async (): Promise<void> => {
    const devices = await listCameras();
    onView({ devices });
    const chosen = findCamera(devices, wanted());
    if (open !== null && chosen !== null && chosen !== open.stream.track.getSettings().deviceId)
      restart();
  };
  const onDevices = (): void => {
    if (open === null && isWanted) restart();
    look().catch(() => undefined);
  };

  return {
    start: (to) => {
      emit = to;
      isWanted = true;
      if (!navigator.mediaDevices?.getUserMedia) {
        onView({ state: 'unsupported' });
        return;
      }
      navigator.mediaDevices.addEventListener('devicechange', onDevices);
      restart();
    },
    stop: () => {
      isWanted = false;
      clearTimeout(timer);
      run += 1;
      navigator.mediaDevices?.removeEventListener('devicechange', onDevices);
      turn = turn.then(close);
      onView({ state: 'off', activeId: null });
    },
    restart,
  };
};
