import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useJob } from '../export/export-job.ts';
import type { Filters } from '../filters.ts';
import type { Snapshot } from '../queries.ts';

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

type Props = { filters: Filters; snapshot: Snapshot | undefined };

/** A file of what is filtered: for managers and owners (decision A3). */
export const ExportButton = ({ filters, snapshot }: Props) => {
  const t = useT();
  const job = useJob();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={t('console.export')}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('console.export')}
          loading={job.status === 'running' && !isOpen}
          disabled={!snapshot && job.status === 'idle'}
          onClick={() => setOpen(true)}
          data-testid="export"
        >
          <IconDownload size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ExportDialog filters={filters} snapshot={snapshot} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
