import { Alert, Button, Stack } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { isFault } from '../../../lib/scan/camera-view.ts';
import { useCamera } from '../../../lib/scan/use-camera.ts';
import classes from './enrol-camera.module.css';

const HOST = 'enrol-camera';

const Picture = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const {
    view: { state },
  } = useCamera(HOST, onText);
  return (
    <>
      <div
        id={HOST}
        className={classes['picture']}
        role="img"
        aria-label={t('enrol.cameraView')}
        data-state={state}
      />
      {isFault(state) && (
        <Alert color="tart" variant="light" icon={<IconCameraOff aria-hidden />} role="status">
          {t('enrol.cameraFault')}
        </Alert>
      )}
    </>
  );
};

/** The camera, once it is opened: reads the owner's QR. */
export const EnrolCamera = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const [isOn, setOn] = useState(false);
  return (
    <Stack gap="sm">
      {isOn && <Picture onText={onText} />}
      <Button
        variant="light"
        leftSection={
          isOn ? <IconCameraOff size={20} aria-hidden /> : <IconCamera size={20} aria-hidden />
        }
        onClick={() => setOn(!isOn)}
        data-testid="enrol-camera"
      >
        {t(isOn ? 'enrol.cameraStop' : 'enrol.camera')}
      </Button>
    </Stack>
  );
};
