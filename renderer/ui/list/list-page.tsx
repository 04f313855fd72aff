import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import classes from './list-page.module.css';

type Props = {
  filters: ReactNode;
  tabs?: ReactNode;
  sums?: ReactNode;
  /** What can be done with the list as a whole. */
  acts?: ReactNode;
  label: string;
  isFetching: boolean;
  onRefresh: () => void;
  pager: ReactNode;
  children: ReactNode;
};

/** A list as the console shows it: filters on top, its states and sums, a sheet with its own scrolling, pages below. */
export const ListPage = ({
  filters,
  tabs,
  sums,
  acts,
  label,
  isFetching,
  onRefresh,
  pager,
  children,
}: Props) => {
  const t = useT();
  return (
    <div className={classes['page']}>
      <Group gap="sm" role="search" aria-label={t('console.list.filters')}>
        {filters}
      </Group>
      {tabs}
      <Group justify="space-between" wrap="nowrap">
        <div className={classes['sums']}>{sums}</div>
        <Group gap="xs" wrap="nowrap">
          {acts}
          <Tooltip label={t('console.list.refresh')}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t('console.list.refresh')}
              loading={isFetching}
              onClick={onRefresh}
            >
              <IconRefresh size={22} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className={classes['sheet']} aria-label={label} tabIndex={0}>
        {children}
      </section>
      {pager}
    </div>
  );
};

/** Totals of a whole filter in one line. */
export const Figures = ({
  label,
  figures,
}: {
  label: string;
  figures: readonly { id: string; label: string; text: string }[];
}) => (
  <dl className={classes['figures']} aria-label={label}>
    {figures.map((figure) => (
      <div key={figure.id} className={classes['one']}>
        <dt>{figure.label}</dt>
        <dd data-testid={`sum-${figure.id}`}>{figure.text}</dd>
      </div>
    ))}
  </dl>
);

type PagerProps = {
  offset: number;
  size: number;
  rows: number;
  count: number;
  next: boolean;
  onOffset: (offset: number) => void;
};

export const ListPager = ({ offset, size, rows, count, next, onOffset }: PagerProps) => {
  const t = useT();
  return (
    <Group
      justify="space-between"
      component="nav"
      aria-label={t('console.list.pages')}
      wrap="nowrap"
    >
      <div>
        <Text size="sm" c="dimmed" role="status" data-testid="page-place">
          {rows > 0 ? t('console.list.place', { from: offset + 1, to: offset + rows, count }) : ''}
        </Text>
        <Text size="xs" c="dimmed" visibleFrom="md">
          {t('console.list.keys')}
        </Text>
      </div>
      {!(offset === 0 && !next) && (
        <Group gap="sm" wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            disabled={offset === 0}
            onClick={() => onOffset(Math.max(0, offset - size))}
          >
            {t('console.list.previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            disabled={!next}
            onClick={() => onOffset(offset + rows)}
          >
            {t('console.list.next')}
          </Button>
        </Group>
      )}
    </Group>
  );
};
