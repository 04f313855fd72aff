import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { billOfDay, type TypedBill } from '../bill-words.ts';
import { dayFile } from '../day-file.ts';
import type { DayRead } from '../queries.ts';
import { CloseAllDialog } from './close-all-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ClosingsDrawer } from './closings-drawer.tsx';
import { DecideButton, type Decision } from './decide-button.tsx';
import { PrintMenu } from './print-menu.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type Layer = Decision | 'closings';
type Props = { day: DayRead; bill: TypedBill; onDay: (day: Day) => void };

/** The dialog or drawer that lies over the day. */
const OpenLayer = ({
  layer,
  day,
  bill,
  onDay,
  onClose,
}: Props & { layer: Layer; onClose: () => void }) => {
  const { storeId } = day;
  if (layer === 'closeAll') return <CloseAllDialog day={day} onClose={onClose} />;
  if (storeId === null) return null;
  if (layer === 'close')
    return <CloseDialog day={day} storeId={storeId} bill={bill} onClose={onClose} />;
  if (layer === 'reopen') return <ReopenDialog storeId={storeId} day={day.day} onClose={onClose} />;
  return (
    <ClosingsDrawer
      kind={day.kind}
      storeId={storeId}
      storeName={day.storeName}
      onDay={onDay}
      onClose={onClose}
    />
  );
};

const ClosingsButton = ({ onClick }: { onClick: () => void }) => {
  const t = useT();
  return (
    <Tooltip label={t('day.closings')}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('day.closings')}
        onClick={onClick}
        data-testid="day-closings-open"
      >
        <IconHistory size={22} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};

const FileButton = ({ day }: Pick<Props, 'day'>) => {
  const t = useT();
  const handleDownload = (): void =>
    saveFile(
      `${t('dayFile.name.file', { store: day.storeName, day: day.day })}.csv`,
      'text/csv;charset=utf-8',
      dayFile(day, t, day.readAt),
    );
  return (
    <Tooltip label={t('day.file')}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('day.file')}
        onClick={handleDownload}
        data-testid="day-file"
      >
        <IconDownload size={22} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};

/** Print, file, close and reopen: the last two for those who decide. */
export const DayActs = ({ day, bill, onDay }: Props) => {
  const t = useT();
  const [layer, setLayer] = useState<Layer | null>(null);
  return (
    <>
      {day.storeId !== null && <ClosingsButton onClick={() => setLayer('closings')} />}
      <FileButton day={day} />
      <PrintMenu day={day} bill={billOfDay(day, bill, t)} />
      <DecideButton day={day} onDecide={setLayer} />
      {layer && (
        <OpenLayer
          layer={layer}
          day={day}
          bill={bill}
          onDay={onDay}
          onClose={() => setLayer(null)}
        />
      )}
    </>
  );
};
