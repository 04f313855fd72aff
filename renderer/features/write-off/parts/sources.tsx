import { IconBarcode, IconCamera, IconKeyboard, type TablerIcon } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { dateTimeSecondsText } from '#shared/format/date.ts';
import { instant } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { cameraHealth, type CameraView } from '../../../lib/scan/camera-view.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { lastScanAt } from '../this-till.ts';
import classes from './sources.module.css';

type Health = 'good' | 'wait' | 'bad';

const Row = ({
  icon: Icon,
  name,
  health,
  says,
  testId,
  children,
}: {
  icon: TablerIcon;
  name: string;
  health: Health;
  says: string;
  testId: string;
  children?: ReactNode;
}) => (
  <li className={classes['row']} data-testid={testId}>
    <Icon size={22} aria-hidden />
    <span className={classes['name']}>{name}</span>
    <span className={classes['says']} data-health={health}>
      {says}
    </span>
    {children}
  </li>
);

/** By need: few tills have a camera to choose. */
const CameraPicker = lazyPart(async () => (await import('./camera-picker.tsx')).CameraPicker);

const clock = (at: number): string => dateTimeSecondsText(instant(at)).slice(11);

/** Where scans can come from, and how each of them is. */
export const Sources = ({ view }: { view: CameraView }) => {
  const t = useT();
  const lastScans = useStore(lastScanAt);
  return (
    <ul className={classes['list']}>
      <Row
        icon={IconCamera}
        name={t('writeOff.camera')}
        health={cameraHealth(view.state)}
        says={t(`writeOff.camera.${view.state}`)}
        testId="source-camera"
      >
        {view.devices.length > 0 && (
          <Suspense>
            <CameraPicker view={view} />
          </Suspense>
        )}
      </Row>
      <Row
        icon={IconBarcode}
        name={t('writeOff.wedge')}
        health={lastScans.WEDGE ? 'good' : 'wait'}
        says={
          lastScans.WEDGE
            ? t('writeOff.wedge.used', { time: clock(lastScans.WEDGE) })
            : t('writeOff.wedge.ready')
        }
        testId="source-wedge"
      />
      <Row
        icon={IconKeyboard}
        name={t('writeOff.manual.source')}
        health="good"
        says={t('writeOff.manual.state')}
        testId="source-manual"
      />
    </ul>
  );
};
