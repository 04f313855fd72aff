import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settingsStore } from '../settings.ts';
import { cameraSource, type CameraSource } from './camera.ts';
import type { CameraView } from './camera-view.ts';

const CLOSED: CameraView = { state: 'off', devices: [], activeId: null };

/** Runs the camera while its panel is on the page; another choice of camera, or a permission given, opens it again. `onText`: a code was read. */
export const useCamera = (
  hostId: string,
  onText: (text: string) => void,
): { view: CameraView; retry: () => void } => {
  const [view, setView] = useState(CLOSED);
  const source = useRef<CameraSource | null>(null);
  const report = useEffectEvent(onText);

  useEffect(() => {
    const wanted = () => {
      const { cameraId, cameraLabel } = settingsStore.getState();
      return { id: cameraId, label: cameraLabel };
    };
    const camera = cameraSource({
      hostId,
      wanted,
      onView: (change) => setView((old) => ({ ...old, ...change })),
    });
    source.current = camera;
    camera.start((text) => report(text));
    const stopFollowing = settingsStore.subscribe((now, old) => {
      if (now.cameraId !== old.cameraId) camera.restart();
    });
    return () => {
      stopFollowing();
      camera.stop();
    };
  }, [hostId]);

  useEffect(() => {
    let status: PermissionStatus | null = null;
    const onChange = (): void => {
      if (status?.state === 'granted') source.current?.restart();
    };
    navigator.permissions?.query({ name: 'camera' }).then(
      (found) => {
        status = found;
        found.addEventListener('change', onChange);
      },
      () => undefined,
    );
    return () => status?.removeEventListener('change', onChange);
  }, []);

  return { view, retry: () => source.current?.restart() };
};
