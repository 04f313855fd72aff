import { Alert, Button, Stack } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { cameraSource, type CameraState } from '../../../lib/scan/camera.ts';
import { settingsStore } from '../../../lib/settings.ts';
import classes from './enrol-camera.module.css';

const HOST = 'enrol-camera';

const Picture = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onText);
  useEffect(() => { tell.current = onText; }, [onText]);
  useEffect(() => {
    const camera = cameraSource({ hostId: HOST, wanted: () => { const { cameraId, cameraLabel } = settingsStore.getState(); return { id: cameraId, label: cameraLabel }; }, onView: (view) => { if (view.state) setState(view.state); } });
    camera.start((text) => tell.current(text));
    return () => camera.stop();
  }, []);
  const isFault = state !== 'on' && state !== 'starting' && state !== 'off';
  return (
    <>
      <div id={HOST} className={classes['picture']} role="img" aria-label={t('enrol.cameraView')} data-state={state} />
      {isFault ? <Alert color="tart" variant="light" icon={<IconCameraOff aria-hidden />} role="status">{t('enrol.cameraFault')}</Alert> : null}
    </>
  );
};

/** The camera, once it is asked for: reads the owner's QR. */
export const EnrolCamera = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const [isOn, setOn] = useState(false);
  return (
    <Stack gap="sm">
      {isOn ? <Picture onText={onText} /> : null}
      <Button variant="light" leftSection={isOn ? <IconCameraOff size={20} aria-hidden /> : <IconCamera size={20} aria-hidden />} onClick={() => setOn(!isOn)} data-testid="enrol-camera">
        {t(isOn ? 'enrol.cameraStop' : 'enrol.camera')}
      </Button>
    </Stack>
  );
};
