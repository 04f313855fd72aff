import { faultOf, mendsItself, waitBefore, type CameraFault } from './camera-fault.ts';
import { listCameras, openCamera, type CameraDevice, type CameraStream } from './camera-stream.ts';
import { frameReader } from './frame-reader.ts';
import type { EmitScan, ScanSource } from './scan.ts';

export type CameraState = 'off' | 'starting' | 'on' | CameraFault;
/** What the camera panel shows. `activeId`: the camera that runs. */
export type CameraView = { state: CameraState; devices: readonly CameraDevice[]; activeId: string | null };

type Options = {
  /** Id of the element that the picture goes into. */
  hostId: string;
  /** The camera that was chosen last, if any. */
  wantedId: () => string | null;
  onView: (view: Partial<CameraView>) => void;
};

export type CameraSource = ScanSource & { restart(): void };

/** The webcam: opened, watched and opened again by itself when it was unplugged; its frames are read in a worker. */
export const cameraSource = ({ hostId, wantedId, onView }: Options): CameraSource => {
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
    turn = turn.then(close).then(() => { if (mine === run) again(fault); });
  };

  const openWanted = async (): Promise<CameraStream> => {
    const id = wantedId();
    if (id === null) return openCamera(hostId, null);
    try {
      return await openCamera(hostId, id);
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
      open = { stream, stopReading: frameReader(stream.video, { onText: emit, onBroken: () => fail(mine, 'broken') }) };
      stream.track.addEventListener('ended', () => fail(mine, 'unplugged'), { once: true });
      attempt = 0;
      onView({ state: 'on', activeId: stream.track.getSettings().deviceId ?? null, devices: await listCameras() });
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

  /** Plugged in or out: an open camera tells by itself; a missing one may be here now. */
  const onDevices = (): void => {
    void listCameras().then((devices) => onView({ devices }), () => undefined);
    if (open === null && isWanted) restart();
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
