import { IconFlask } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { startScanners } from '../../lib/scan/devices/scanners.ts';
import { useHeldScans } from '../../lib/scan/use-held-scans.ts';
import { DoctorDialog } from './doctor/doctor-dialog.tsx';
import { CameraCard } from './parts/camera-card.tsx';
import { DeviceCard } from './parts/device-card.tsx';
import { SelfTestCard } from './parts/self-test-card.tsx';
import { WedgeCard } from './parts/wedge-card.tsx';
import classes from './scanner.module.css';

/** Every way to scan at this till, how each of them is, and the doctor. Scans on this page are tests: the till does not get them. */
export const ScannerScreen = () => {
  const t = useT();
  const [isDoctorOpen, setDoctor] = useState(false);
  useEffect(() => startScanners(), []);
  // each card shows what was read
  useHeldScans(() => undefined);
  return (
    <div className={classes['page']} data-testid="scanner-page">
      <p className={classes['note']}>
        <IconFlask size={22} aria-hidden />
        {t('scanner.testOnly')}
      </p>
      <div className={classes['column']}>
        <WedgeCard onDoctor={() => setDoctor(true)} />
        <DeviceCard kind="SERIAL" />
        <DeviceCard kind="HID" />
      </div>
      <div className={classes['column']}>
        <CameraCard />
        <SelfTestCard />
      </div>
      {isDoctorOpen && <DoctorDialog onClose={() => setDoctor(false)} />}
    </div>
  );
};
