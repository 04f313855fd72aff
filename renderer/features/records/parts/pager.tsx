import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n.ts';
import { PAGE_SIZES, type Filters } from '../filters.ts';
import type { SetFilters } from '../use-filters.ts';

type Props = { page: { rows: number; count: number; next: boolean; nextOffset: number }; filters: Filters; setFilters: SetFilters };

export const Pager = ({ page, filters: { offset, size }, setFilters }: Props) => {
  const t = useT();
  return (
    <Group justify="space-between" component="nav" aria-label={t('console.records.pageSize')}>
      <Text size="sm" c="dimmed" role="status" data-testid="page-place">
        {page.rows > 0 ? t('console.records.page', { from: offset + 1, to: offset + page.rows, count: page.count }) : ''}
      </Text>
      <Group gap="sm">
        <NativeSelect
          aria-label={t('console.records.pageSize')} value={String(size)} data={PAGE_SIZES.map((count) => ({ value: String(count), label: t('console.records.perPage', { count }) }))}
          onChange={(event) => setFilters({ size: Number(event.currentTarget.value) })}
        />
        <Button variant="default" leftSection={<IconChevronLeft size={18} aria-hidden />} disabled={offset === 0} onClick={() => setFilters({ offset: Math.max(0, offset - size) })}>{t('console.records.previous')}</Button>
        <Button variant="default" rightSection={<IconChevronRight size={18} aria-hidden />} disabled={!page.next} onClick={() => setFilters({ offset: page.nextOffset })}>{t('console.records.next')}</Button>
      </Group>
    </Group>
  );
};
