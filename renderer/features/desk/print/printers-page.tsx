import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { PRINTERS_MOST } from '#shared/contract/merchant/desk-print.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import classes from '../desk.module.css';
import { PrinterForm } from './printer-form.tsx';
import { usePrinters, type Printer, type Printers } from './printers.ts';

const tillText = ({ device, deputy, deputyId }: Printer, t: Translate): string => {
  const names = { device: device || t('print.noName'), deputy: deputy || t('print.noName') };
  return t(deputyId === null ? 'print.printsOn' : 'print.printsOnOr', names);
};

/** What a printer is set for; the first also prints what none is set for. */
const whatText = (
  { printerId, stationIds, hasLabels }: Printer,
  { stations, printers }: Printers,
  t: Translate,
): string[] => [
  ...stations
    .filter(({ stationId }) => stationIds.includes(stationId))
    .map(({ name }) => t('print.stationTickets', { name })),
  ...(hasLabels ? [t('print.kind.LABEL')] : []),
  ...(printers[0]?.printerId === printerId ? [t('print.rest')] : []),
];

type ListProps = { known: Printers; onEdit: (printer: Printer | 'NEW') => void };

const PrinterList = ({ known, onEdit }: ListProps) => {
  const t = useT();
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('print.hint')}</Text>
      {known.printers.length === 0 && <Text fw={650}>{t('print.none')}</Text>}
      <ul className={classes['prints']}>
        {known.printers.map((printer) => (
          <li key={printer.printerId} className={classes['standing']} data-testid="print-printer">
            <div className={classes['grow']}>
              <Text fw={700} size="lg">
                {printer.name}
              </Text>
              <Text c="dimmed">
                {[
                  t(`print.how.${printer.setup.kind}`),
                  t(`print.paper.${printer.paper}`),
                  ...whatText(printer, known, t),
                ].join(' · ')}
              </Text>
              <Text c="dimmed">
                {[
                  tillText(printer, t),
                  printer.answeredAt === null
                    ? t('print.silent')
                    : t('print.answered', { time: dateTimeText(printer.answeredAt) }),
                ].join(' · ')}
              </Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconPencil size={20} aria-hidden />}
              aria-label={t('print.editOf', { name: printer.name })}
              onClick={() => onEdit(printer)}
            >
              {t('print.edit')}
            </Button>
          </li>
        ))}
      </ul>
      {known.printers.length < PRINTERS_MOST && (
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => onEdit('NEW')}
          data-testid="print-add"
        >
          {t('print.add')}
        </Button>
      )}
    </Stack>
  );
};

/** The printers of a store. */
export const PrintersPage = ({ store: { storeId } }: { store: DeskStoreRow }) => {
  const t = useT();
  const printers = usePrinters(storeId);
  const [edited, setEdited] = useState<Printer | 'NEW' | null>(null);
  return (
    <QueryState query={printers} failed={t('print.failed')} testId="print-printers">
      {(known) =>
        edited === null ? (
          <PrinterList known={known} onEdit={setEdited} />
        ) : (
          <PrinterForm
            storeId={storeId}
            known={known}
            printer={edited === 'NEW' ? null : edited}
            onDone={() => setEdited(null)}
          />
        )
      }
    </QueryState>
  );
};
