import { Button, Group, TextInput } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { useT } from '../../lib/i18n.ts';
import { systemClock } from '../../lib/clock.ts';
import { isFault } from '../../lib/scan/camera-view.ts';
import { repeatFilter } from '../../lib/scan/repeat.ts';
import { useCamera } from '../../lib/scan/use-camera.ts';
import classes from './picking.module.css';

const HOST = 'senado-pick-camera';

const Camera = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const { view, retry } = useCamera(HOST, onText);
  const { state } = view;
  return (
    <div className={classes['camera']}>
      <div id={HOST} role="img" aria-label={t('pick.cameraView')} />
      {isFault(state) && (
        <div role="status">
          <strong>{t(`writeOff.camera.${state}`)}</strong>
          <Button variant="default" onClick={() => retry()}>
            {t('writeOff.camera.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The field for a code, and the camera. A scanner needs neither. */
export const ScanBar = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isNew] = useState(() => repeatFilter());
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onText(text.trim());
    setText('');
  };
  const handleCamera = (read: string): void => {
    if (isNew({ source: 'CAMERA', text: read, at: systemClock.now() })) onText(read);
  };
  const Icon = isOpen ? IconCameraOff : IconCamera;
  return (
    <>
      <form className={classes['scan']} onSubmit={handleSubmit} noValidate>
        <Group align="end" gap={8}>
          <TextInput
            label={t('pick.code')}
            description={t('pick.codeHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={200}
            size="md"
            w={360}
            maw="100%"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data-testid="pick-code"
          />
          <Button type="submit" size="md" data-testid="pick-enter">
            {t('pick.enter')}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'pick.cameraOff' : 'pick.camera')}
          </Button>
        </Group>
      </form>
      {isOpen && <Camera onText={handleCamera} />}
    </>
  );
};
