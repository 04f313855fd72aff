import { Alert, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import type { Job } from '../export/export-job.ts';

type ActiveJob = Exclude<Job, { status: 'idle' }>;

const RunningExport = ({ job }: { job: ActiveJob }) => {
  const t = useT();
  const share = job.total === 0 ? 100 : Math.min(100, (job.rows / job.total) * 100);
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

/** How far the file is, or how it ended. */
export const ExportState = ({ job }: { job: ActiveJob }) => {
  const t = useT();
  const errorText = useErrorText();
  switch (job.status) {
    case 'running':
      return <RunningExport job={job} />;
    case 'done':
      return (
        <Alert
          color="teal"
          icon={<IconCheck aria-hidden />}
          role="status"
          data-testid="export-done"
        >
          {t('console.export.done', { name: job.name, count: job.rows })}
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert color="gray" role="status" data-testid="export-cancelled">
          {t('console.export.cancelled')}
        </Alert>
      );
    case 'failed':
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
  }
};
