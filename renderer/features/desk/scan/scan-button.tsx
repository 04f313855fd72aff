import { Button, Stack, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { isFault } from '../../../lib/scan/camera-view.ts';
import { useCamera } from '../../../lib/scan/use-camera.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './scan.module.css';
import { takeDeskScan } from './take-scan.ts';

const HOST = 'senado-desk-camera';

const Camera = ({ onText }: { onText: (text: string) => void }) => {
  const t = useT();
  const { view, retry } = useCamera(HOST, onText);
  const { state } = view;
  return (
    <div className={classes['camera']} data-testid="desk-camera" data-state={state}>
      <div id={HOST} role="img" aria-label={t('writeOff.camera.view')} />
      {state === 'starting' && (
        <div className={classes['fault']} role="status">
          {t('writeOff.camera.starting')}
        </div>
      )}
      {isFault(state) && (
        <div className={classes['fault']} role="status">
          <strong>{t(`writeOff.camera.${state}`)}</strong>
          <span>{t(`writeOff.camera.${state}.hint`)}</span>
          <Button variant="white" onClick={() => retry()}>
            {t('writeOff.camera.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The camera, and a field for what cannot be scanned: a number or four digits. */
const ScanDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const [text, setText] = useState('');
  const handleCamera = (read: string): void => {
    onClose();
    takeDeskScan('CAMERA', read);
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onClose();
    takeDeskScan('MANUAL', text);
  };
  return (
    <Dialog title={t('desk.scan.open')} onClose={onClose} size="lg" data-testid="desk-scan-dialog">
      <Stack gap="md">
        <form onSubmit={handleSubmit} noValidate>
          <Stack gap="xs">
            <TextInput
              size="lg"
              label={t('desk.scan.field')}
              description={t('desk.scan.hint')}
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              data-autofocus
              data-testid="desk-scan-field"
            />
            <Button type="submit" size="md" data-testid="desk-scan-find">
              {t('desk.scan.find')}
            </Button>
          </Stack>
        </form>
        <Camera onText={handleCamera} />
      </Stack>
    </Dialog>
  );
};

/** Opens the camera at the desk; a scanner needs no press. */
export const ScanButton = () => {
  const t = useT();
  const { role } = useSignedIn().operator;
  const [isOpen, setOpen] = useState(false);
  if (role === 'auditor') return null;
  return (
    <>
      <Button
        leftSection={<IconScan size={20} aria-hidden />}
        aria-label={t('desk.scan.open')}
        onClick={() => setOpen(true)}
        data-testid="desk-scan"
      >
        {t('desk.scan.short')}
      </Button>
      {isOpen && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  );
};
