import type { CameraFault } from './camera-fault.ts';
import type { CameraDevice } from './camera-stream.ts';

export type CameraState = 'off' | 'starting' | 'on' | CameraFault;
/** What the camera panel shows. `activeId`: the camera that runs. */
export type CameraView = {
  state: CameraState;
  devices: readonly CameraDevice[];
  activeId: string | null;
};
/** The camera that a person chose. Its name finds it when the browser has given it another id. */
export type WantedCamera = { id: string | null; label: string };

/** Whether there is no picture, and none will come without help. */
export const isFault = (state: CameraState): state is CameraFault =>
  state !== 'on' && state !== 'starting' && state !== 'off';

/** The state as a sign beside its words. */
export const cameraHealth = (state: CameraState): 'good' | 'wait' | 'bad' => {
  if (state === 'on') return 'good';
  return isFault(state) ? 'bad' : 'wait';
};

/** A camera's name without the USB numbers that browsers append. */
export const bareName = (label: string): string =>
  label.replace(/\s*\([\da-f]{4}:[\da-f]{4}\)$/i, '');

/** The id of the chosen camera among those present: by its id, else by its name; null when it is absent. */
export const findCamera = (
  devices: readonly CameraDevice[],
  { id, label }: WantedCamera,
): string | null =>
  (
    devices.find((device) => device.id === id) ??
    devices.find((device) => label !== '' && device.label === label)
  )?.id ?? null;
