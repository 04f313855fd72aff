import type { Html5Qrcode } from 'html5-qrcode';

export type CameraDevice = { id: string; label: string };

/** html5-qrcode's own decoder is put to rest: the smallest box that it takes, once when it starts and then every 1000 seconds. */
const AT_REST = { fps: 0.001, qrbox: { width: 50, height: 50 }, disableFlip: true } as const;
/** What is asked of the camera (decision C11); 30 pictures a second where it can. */
const WANTED = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
} as const;

const LOOK_MS = 200;

export type CameraStream = {
  video: HTMLVideoElement;
  track: MediaStreamTrack;
  close(): Promise<void>;
};

const closeQuietly = async (reader: Html5Qrcode, video: HTMLVideoElement | null): Promise<void> => {
  try {
    await reader.stop();
  } catch {
    // it had not come as far as playing
    const stream = video?.srcObject;
    if (stream instanceof MediaStream) for (const track of stream.getTracks()) track.stop();
  }
};

const playing = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.paused) resolve();
    else video.addEventListener('playing', () => resolve(), { once: true });
  });

/** Rejects when the element has left the page: html5-qrcode would wait for ever. */
const gone = (host: Element | null): { left: Promise<never>; stop: () => void } => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const left = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (!host?.isConnected) reject(new Error('the page has gone on'));
    }, LOOK_MS);
  });
  return { left, stop: () => clearInterval(timer) };
};

/** Opens a camera into an element of the page. Rejects as html5-qrcode or the browser does, and when the element leaves the page meanwhile. */
export const openCamera = async (
  hostId: string,
  deviceId: string | null,
): Promise<CameraStream> => {
  const { Html5Qrcode, Html5QrcodeSupportedFormats } = await import('html5-qrcode');
  const reader = new Html5Qrcode(hostId, {
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: false,
    verbose: false,
  });
  const host = document.querySelector(`#${hostId}`);
  const videoConstraints = deviceId ? { ...WANTED, deviceId: { exact: deviceId } } : WANTED;
  const starting = reader.start(
    deviceId ?? { facingMode: 'environment' },
    { ...AT_REST, videoConstraints },
    () => undefined,
    () => undefined,
  );
  const { left, stop } = gone(host);
  try {
    await Promise.race([starting, left]);
  } catch (error) {
    await closeQuietly(reader, host?.querySelector('video') ?? null);
    // a permission that is given only now must not leave the camera on
    void starting.then(() => reader.stop()).catch(() => undefined);
    throw error;
  } finally {
    stop();
  }
  const video = host?.querySelector('video') ?? null;
  const stream = video?.srcObject;
  const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
  if (!video || !track) {
    await closeQuietly(reader, video);
    throw new Error('the camera gave no picture');
  }
  await playing(video);
  return { video, track, close: () => closeQuietly(reader, video) };
};

/** Cameras by name; the names are there once the camera was allowed. */
export const listCameras = async (): Promise<CameraDevice[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
};
