import { Skeleton, Stack } from '@mantine/core';
import { useT } from '../../../lib/i18n.ts';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The skeleton of the rows at a first load. */
export const RowsSkeleton = () => {
  const t = useT();
  return (
    <Stack gap={10} p="md" aria-busy="true" aria-label={t('common.loading')} role="status">
      {ROWS.map((row) => (
        <Skeleton key={row} height={48} radius="sm" />
      ))}
    </Stack>
  );
};
