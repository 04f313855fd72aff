import { faultOf, mendsItself, waitBefore, type CameraFault } from './camera-fault.ts';
import { listCameras, openCamera, type CameraStream } from './camera-stream.ts';
import { findCamera, type CameraView, type WantedCamera } from './camera-view.ts';
import { frameReader } from './frame-reader.ts';
import type { EmitScan, ScanSource } from './scan.ts';

type Options = {
  /** Id of the element that the picture goes into. */
  hostId: string;
  /** The camera that was chosen last, if any. */
  wanted: () => WantedCamera;
  onView: (view: Partial<CameraView>) => void;
};

export type CameraSource = ScanSource & { restart(): void };

const openWanted = async ({ hostId, wanted }: Options): Promise<CameraStream> => {
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

class Camera implements CameraSource {
  readonly #options: Options;
  #emit: EmitScan = () => undefined;
  #isWanted = false;
  #attempt = 0;
  /** Counts the starts; what belongs to an earlier one has no effect any more. */
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open: { stream: CameraStream; stopReading: () => void } | null = null;
  /** Opening and closing never overlap. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  start(emit: EmitScan): void {
    this.#emit = emit;
    this.#isWanted = true;
    if (!navigator.mediaDevices?.getUserMedia) {
      this.#options.onView({ state: 'unsupported' });
      return;
    }
    navigator.mediaDevices.addEventListener('devicechange', this.#handleDevices);
    this.restart();
  }

  stop(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#run += 1;
    navigator.mediaDevices?.removeEventListener('devicechange', this.#handleDevices);
    this.#turn = this.#turn.then(this.#close);
    this.#options.onView({ state: 'off', activeId: null });
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    const run = this.#run;
    this.#turn = this.#turn.then(this.#close).then(() => this.#begin(run));
  }

  async #begin(run: number): Promise<void> {
    const { onView } = this.#options;
    if (run !== this.#run || !this.#isWanted) return;
    onView({ state: 'starting' });
    try {
      const stream = await openWanted(this.#options);
      if (run !== this.#run) return await stream.close();
      this.#follow(stream, run);
      this.#attempt = 0;
      onView({
        state: 'on',
        activeId: stream.track.getSettings().deviceId ?? null,
        devices: await listCameras(),
      });
    } catch (error) {
      if (run === this.#run) this.#retryLater(faultOf(error));
    }
  }

  /** Reads the open camera's frames, and notices when it goes. */
  #follow(stream: CameraStream, run: number): void {
    const stopReading = frameReader(stream.video, {
      onText: this.#emit,
      onBroken: () => this.#fail(run, 'broken'),
    });
    this.#open = { stream, stopReading };
    stream.track.addEventListener('ended', () => this.#fail(run, 'unplugged'), { once: true });
  }

  #fail(run: number, fault: CameraFault): void {
    if (run !== this.#run) return;
    this.#turn = this.#turn.then(this.#close).then(() => {
      if (run === this.#run) this.#retryLater(fault);
    });
  }

  #retryLater(fault: CameraFault): void {
    this.#options.onView({ state: fault, activeId: null });
    if (!this.#isWanted || !mendsItself(fault)) return;
    this.#timer = setTimeout(() => this.restart(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  readonly #close = async (): Promise<void> => {
    const closing = this.#open;
    this.#open = null;
    closing?.stopReading();
    await closing?.stream.close();
  };

  /** Plugged in or out: a missing camera may be here now, and the chosen one replaces its stand-in. */
  readonly #handleDevices = (): void => {
    if (this.#open === null && this.#isWanted) this.restart();
    this.#refreshDevices().catch(() => undefined);
  };

  async #refreshDevices(): Promise<void> {
    const devices = await listCameras();
    this.#options.onView({ devices });
    const chosen = findCamera(devices, this.#options.wanted());
    const active = this.#open?.stream.track.getSettings().deviceId;
    if (this.#open !== null && chosen !== null && chosen !== active) this.restart();
  }
}

/** The webcam: opened, watched, and opened again when it was unplugged; its frames are read in a worker. */
export const cameraSource = (options: Options): CameraSource => new Camera(options);
