import { Button, Loader, Radio } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import type { CameraFault } from '../../../lib/scan/camera-fault.ts';
import {
  bareName,
  cameraHealth,
  findCamera,
  isFault,
  type CameraView,
} from '../../../lib/scan/camera-view.ts';
import { useCamera } from '../../../lib/scan/use-camera.ts';
import { setCamera, useSettings } from '../../../lib/settings.ts';
import classes from './camera-card.module.css';
import { scanText } from './last-scan.tsx';
import { Panel } from './panel.tsx';
import panel from './panel.module.css';
import { usePicture } from './use-picture.ts';
import { useCameraPermission } from './use-camera-permission.ts';

const HOST = 'senado-camera-preview';
/** Fewer frames a second than this and a code must be held still for long. */
const LIVELY = 12;

const Fault = ({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) => {
  const t = useT();
  return (
    <div className={classes['over']}>
      <IconCameraOff size={40} aria-hidden />
      <span>{t(`writeOff.camera.${fault}.hint`)}</span>
      {fault === 'denied' && (
        <Button variant="white" size="sm" onClick={onRetry}>
          {t('writeOff.camera.retry')}
        </Button>
      )}
    </div>
  );
};

const Preview = ({ view: { state }, onRetry }: { view: CameraView; onRetry: () => void }) => {
  const t = useT();
  return (
    <div className={classes['frame']}>
      <div
        id={HOST}
        className={classes['picture']}
        role="img"
        aria-label={t('scanner.camera.preview')}
        data-on={state === 'on'}
      />
      {state === 'starting' && (
        <div className={classes['over']}>
          <Loader color="white" aria-hidden />
        </div>
      )}
      {isFault(state) && <Fault fault={state} onRetry={onRetry} />}
    </div>
  );
};

const Cameras = ({ devices, activeId }: Pick<CameraView, 'devices' | 'activeId'>) => {
  const t = useT();
  const id = useSettings((settings) => settings.cameraId);
  const label = useSettings((settings) => settings.cameraLabel);
  const isMissing =
    id !== null &&
    label !== '' &&
    devices.length > 0 &&
    findCamera(devices, { id, label }) === null;
  const handleChoose = (wanted: string): void => {
    const device = devices.find((each) => each.id === wanted);
    if (device) setCamera(device);
  };
  if (devices.length === 0) return null;
  return (
    <>
      <Radio.Group
        value={activeId ?? ''}
        onChange={handleChoose}
        label={t('scanner.camera.list')}
        data-testid="camera-list"
      >
        <div className={classes['list']}>
          {devices.map((device, index) => (
            <Radio
              key={device.id}
              value={device.id}
              size="md"
              label={bareName(device.label) || t('writeOff.camera.unnamed', { count: index + 1 })}
            />
          ))}
        </div>
      </Radio.Group>
      {isMissing && (
        <p className={panel['hint']} role="status" data-testid="camera-missing">
          {t('scanner.camera.missing', { name: bareName(label) })}
        </p>
      )}
    </>
  );
};

/** The cameras: a live picture of the chosen one, what it really gives, the choice, and what the permission is. */
export const CameraCard = () => {
  const t = useT();
  const [read, setRead] = useState<string | null>(null);
  const { view, retry: handleRetry } = useCamera(HOST, setRead);
  const picture = usePicture(HOST, view.state === 'on');
  const permission = useCameraPermission();
  return (
    <Panel
      icon={IconCamera}
      title={t('scanner.camera.title')}
      health={cameraHealth(view.state)}
      says={t(`writeOff.camera.${view.state}`)}
      testId="camera-card"
      state={view.state}
    >
      <Preview view={view} onRetry={handleRetry} />
      <p className={classes['measure']} data-testid="camera-picture" data-rate={picture?.rate}>
        {picture
          ? t('scanner.camera.size', {
              width: picture.width,
              height: picture.height,
              rate: picture.rate,
            })
          : '\u00a0'}
        {picture && picture.rate > 0 && picture.rate < LIVELY && (
          <span>{t('scanner.camera.slow')}</span>
        )}
      </p>
      <Cameras devices={view.devices} activeId={view.activeId} />
      <dl className={panel['last']} data-testid="last-CAMERA">
        <dt>{t('scanner.last')}</dt>
        <dd>{read === null ? t('scanner.none') : scanText(read, t)}</dd>
      </dl>
      <p className={panel['hint']} data-testid="camera-permission" data-state={permission}>
        <strong>{t('scanner.camera.permission')}</strong>
        {' · '}
        {t(`scanner.camera.permission.${permission}`)}
      </p>
    </Panel>
  );
};
