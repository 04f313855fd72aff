import { Button, Loader } from '@mantine/core';
import { IconCameraOff } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useT } from '../../../lib/i18n.ts';
import type { CameraFault } from '../../../lib/scan/camera-fault.ts';
import { isFault, type CameraView } from '../../../lib/scan/camera-view.ts';
import { lastScanAt } from '../this-till.ts';
import classes from './camera.module.css';

export const CAMERA_HOST = 'senado-camera';

const Fault = ({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) => {
  const t = useT();
  return (
    <div className={classes['fault']} role="status">
      <IconCameraOff size={44} aria-hidden />
      <strong>{t(`writeOff.camera.${fault}`)}</strong>
      <span>{t(`writeOff.camera.${fault}.hint`)}</span>
      {fault === 'denied' && (
        <Button variant="white" size="sm" onClick={onRetry}>
          {t('writeOff.camera.retry')}
        </Button>
      )}
    </div>
  );
};

/** Lights up each time that a code was seen. */
const Corners = () => {
  const seen = useStore(lastScanAt, (times) => times.CAMERA ?? 0);
  return (
    <div key={seen} className={classes['corners']} data-seen={seen > 0} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
};

/** The camera's picture with a frame to aim by, or why there is none. The picture itself is put in by the camera source. */
export const CameraPanel = ({ view, onRetry }: { view: CameraView; onRetry: () => void }) => {
  const t = useT();
  const { state } = view;
  return (
    <div className={classes['panel']} data-testid="camera" data-state={state}>
      <div
        id={CAMERA_HOST}
        className={classes['picture']}
        role="img"
        aria-label={t('writeOff.camera.view')}
        data-on={state === 'on'}
      />
      {state === 'on' && <Corners />}
      {state === 'starting' && (
        <div className={classes['fault']} role="status">
          <Loader color="white" aria-hidden />
          <span>{t('writeOff.camera.starting')}</span>
        </div>
      )}
      {isFault(state) && <Fault fault={state} onRetry={onRetry} />}
    </div>
  );
};
