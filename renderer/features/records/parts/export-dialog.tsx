import { Button, Checkbox, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useColumns } from '../column-choice.ts';
import { cancelExport, forgetExport, startExport, useJob } from '../export/export-job.ts';
import { ALL_FILE_COLUMNS, FILE_COLUMNS, type FileColumnId } from '../export/file-columns.ts';
import type { FileKind } from '../../../lib/table-file/sink.ts';
import { requestOf, type Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';
import { ExportState } from './export-state.tsx';

type Props = { filters: Filters; snapshot: Snapshot | undefined; onClose: () => void };
type ExportFields = { kind: FileKind; columns: FileColumnId[] };

/** The choices of the file; to begin with, the columns of the list and the reason. */
const useExportFields = () => {
  const { role } = useSignedIn().operator;
  const { shown } = useColumns();
  const choosable = ALL_FILE_COLUMNS.filter((id) => id !== 'settleAmount' || role === 'owner');
  const fields = useFields<ExportFields>({
    initialValues: {
      kind: 'xlsx',
      columns: choosable.filter(
        (id) => (shown as readonly string[]).includes(id) || id === 'reason',
      ),
    },
  });
  return { choosable, ...fields };
};
type Fields = ReturnType<typeof useExportFields>;

const ExportChoices = ({ field, choosable, isFixed }: Fields & { isFixed: boolean }) => {
  const t = useT();
  return (
    <>
      <Radio.Group {...field('kind')} label={t('console.export.kind')}>
        <Group mt={6}>
          <Radio value="xlsx" label={t('console.export.xlsx')} disabled={isFixed} />
          <Radio value="csv" label={t('console.export.csv')} disabled={isFixed} />
        </Group>
      </Radio.Group>
      <Checkbox.Group {...field('columns')} label={t('console.records.columns')}>
        <SimpleGrid cols={3} spacing="xs" mt={6}>
          {choosable.map((id) => (
            <Checkbox key={id} value={id} label={t(FILE_COLUMNS[id].label)} disabled={isFixed} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </>
  );
};

type ButtonsProps = {
  isRunning: boolean;
  isBlocked: boolean;
  onStart: () => void;
  onClose: () => void;
};

const ExportButtons = ({ isRunning, isBlocked, onStart, onClose }: ButtonsProps) => {
  const t = useT();
  return (
    <Group justify="flex-end">
      {isRunning ? (
        <Button variant="default" onClick={() => cancelExport()} data-testid="export-cancel">
          {t('console.export.cancel')}
        </Button>
      ) : (
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      )}
      <Button
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={isRunning}
        disabled={isBlocked}
        onClick={onStart}
        data-testid="export-start"
      >
        {t('console.export.start')}
      </Button>
    </Group>
  );
};

/** The options of the file: its kind and columns. */
export const ExportDialog = ({ filters, snapshot, onClose }: Props) => {
  const t = useT();
  const job = useJob();
  const fields = useExportFields();
  const isRunning = job.status === 'running';
  const handleClose = (): void => {
    forgetExport();
    onClose();
  };
  const start = fields.submit(({ kind, columns }) => {
    if (!snapshot) return;
    void startExport({
      request: requestOf(filters),
      first: snapshot.marks[0],
      total: snapshot.sum.count,
      kind,
      columns: fields.choosable.filter((id) => columns.includes(id)),
      name: `senado-${filters.from}_${filters.to}.${kind}`,
    });
  });
  return (
    <Dialog onClose={handleClose} size="lg" title={t('console.export')}>
      <Stack gap="md">
        <Text>
          {t('console.export.what', {
            count: snapshot?.sum.count ?? 0,
            from: filters.from,
            to: filters.to,
          })}
        </Text>
        <ExportChoices {...fields} isFixed={isRunning} />
        <Text size="sm" c="dimmed">
          {t('console.export.note')}
        </Text>
        {job.status !== 'idle' && <ExportState job={job} />}
        <ExportButtons
          isRunning={isRunning}
          isBlocked={!snapshot || fields.values.columns.length === 0}
          onStart={() => start()}
          onClose={handleClose}
        />
      </Stack>
    </Dialog>
  );
};
