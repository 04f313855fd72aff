import { Select } from '@mantine/core';
import { useT } from '../../../lib/i18n.ts';
import { bareName, type CameraView } from '../../../lib/scan/camera-view.ts';
import { setCamera } from '../../../lib/settings.ts';
import classes from './sources.module.css';

/** Which camera scans. */
export const CameraPicker = ({ view: { devices, activeId } }: { view: CameraView }) => {
  const t = useT();
  const handleChoose = (id: string | null): void => {
    const device = devices.find((each) => each.id === id);
    if (device) setCamera(device);
  };
  const data = devices.map(({ id, label }, index) => ({
    value: id,
    label: bareName(label) || t('writeOff.camera.unnamed', { count: index + 1 }),
  }));
  return (
    <Select
      className={classes['picker'] ?? ''}
      size="sm"
      aria-label={t('writeOff.camera.choose')}
      data={data}
      value={activeId}
      onChange={handleChoose}
      allowDeselect={false}
      checkIconPosition="right"
      data-testid="camera-picker"
    />
  );
};
