import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  Progress,
  Radio,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useColumns } from '../column-choice.ts';
import { cancelExport, forgetExport, startExport, useJob, type Job } from '../export/export-job.ts';
import { ALL_FILE_COLUMNS, FILE_COLUMNS, type FileColumnId } from '../export/file-columns.ts';
import type { FileKind } from '../export/sink.ts';
import { requestOf, type Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';

type Props = { filters: Filters; snapshot: Snapshot | undefined; onClose: () => void };

/** How far the file is, with a way to stop; or how it ended. */
const JobState = ({ job }: { job: Exclude<Job, { status: 'idle' }> }) => {
  const t = useT();
  const errorText = useErrorText();
  const share = job.total === 0 ? 100 : Math.min(100, (job.rows / job.total) * 100);
  if (job.status === 'done')
    return (
      <Alert color="teal" icon={<IconCheck aria-hidden />} role="status" data-testid="export-done">
        {t('console.export.done', { name: job.name, count: job.rows })}
      </Alert>
    );
  if (job.status === 'cancelled')
    return (
      <Alert color="gray" role="status" data-testid="export-cancelled">
        {t('console.export.cancelled')}
      </Alert>
    );
  if (job.status === 'failed')
    return (
      <Alert
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        role="alert"
        data-testid="export-failed"
      >
        {t('console.export.failed')} {errorText(job.error)}
      </Alert>
    );
  return (
    <Stack gap="xs" data-testid="export-running">
      <Progress
        value={share}
        size="lg"
        aria-label={t('console.export.progress')}
        transitionDuration={150}
      />
      <Text size="sm" role="status">
        {t('console.export.rows', { rows: job.rows, total: job.total })}
      </Text>
    </Stack>
  );
};

/** What the file shall be: its kind and columns, those of the list to begin with. */
export const ExportDialog = ({ filters, snapshot, onClose }: Props) => {
  const t = useT();
  const job = useJob();
  const { role } = useSignedIn().operator;
  const { shown } = useColumns();
  const [kind, setKind] = useState<FileKind>('xlsx');
  const choosable = ALL_FILE_COLUMNS.filter((id) => id !== 'settleAmount' || role === 'owner');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    choosable.filter((id) => (shown as readonly string[]).includes(id) || id === 'reason'),
  );
  const columns = choosable.filter((id): id is FileColumnId => chosen.includes(id));
  const isRunning = job.status === 'running';
  const close = (): void => {
    forgetExport();
    onClose();
  };
  const start = (): void => {
    if (snapshot)
      void startExport({
        request: requestOf(filters),
        first: snapshot.marks[0],
        total: snapshot.sum.count,
        kind,
        columns,
        name: `senado-${filters.from}_${filters.to}.${kind}`,
      });
  };
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={
        <Text component="span" fw={650} size="lg">
          {t('console.export')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack gap="md">
        <Text>
          {t('console.export.what', {
            count: snapshot?.sum.count ?? 0,
            from: filters.from,
            to: filters.to,
          })}
        </Text>
        <Radio.Group
          label={t('console.export.kind')}
          value={kind}
          onChange={(value) => setKind(value)}
        >
          <Group mt={6}>
            <Radio value="xlsx" label={t('console.export.xlsx')} disabled={isRunning} />
            <Radio value="csv" label={t('console.export.csv')} disabled={isRunning} />
          </Group>
        </Radio.Group>
        <Checkbox.Group
          label={t('console.records.columns')}
          value={[...chosen]}
          onChange={setChosen}
        >
          <SimpleGrid cols={3} spacing="xs" mt={6}>
            {choosable.map((id) => (
              <Checkbox
                key={id}
                value={id}
                label={t(FILE_COLUMNS[id].label)}
                disabled={isRunning}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Text size="sm" c="dimmed">
          {t('console.export.note')}
        </Text>
        {job.status === 'idle' ? null : <JobState job={job} />}
        <Group justify="flex-end">
          {isRunning ? (
            <Button variant="default" onClick={cancelExport} data-testid="export-cancel">
              {t('console.export.cancel')}
            </Button>
          ) : (
            <Button variant="default" onClick={close}>
              {t('common.close')}
            </Button>
          )}
          <Button
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={isRunning}
            disabled={!snapshot || columns.length === 0}
            onClick={start}
            data-testid="export-start"
          >
            {t('console.export.start')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
