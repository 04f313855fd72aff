import { useEffect, useState } from 'react';

export type CameraPermission = PermissionState | 'unknown';

/** The state of the camera's permission, kept up to date. */
export const useCameraPermission = (): CameraPermission => {
  const [state, setState] = useState<CameraPermission>('unknown');
  useEffect(() => {
    let status: PermissionStatus | null = null;
    const update = (): void => {
      if (status) setState(status.state);
    };
    navigator.permissions?.query({ name: 'camera' }).then(
      (found) => {
        status = found;
        update();
        found.addEventListener('change', update);
      },
      () => undefined,
    );
    return () => status?.removeEventListener('change', update);
  }, []);
  return state;
};
