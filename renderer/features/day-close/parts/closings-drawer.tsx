import { Badge, Button, Drawer, Stack, Text } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import type { Day } from '#shared/kernel/time.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { CardButton, CardLine } from '../../../ui/card-button.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PageState } from '../../../ui/page-state.tsx';
import { api } from '../api.ts';
import { usesText } from '../day-words.ts';
import classes from './history.module.css';

const SIZE = 30;

const useClosings = (storeId: StoreId) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['day', language, 'closings', storeId],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.merchantDayList({ storeId, offset: pageParam, size: SIZE }, { signal }),
    getNextPageParam: ({ next, nextOffset }) => (next ? nextOffset : undefined),
  });
};

type Props = {
  kind: DayReply['kind'];
  storeId: StoreId;
  storeName: string;
  onDay: (day: Day) => void;
  onClose: () => void;
};

const List = ({ kind, storeId, onDay }: Pick<Props, 'kind' | 'storeId' | 'onDay'>) => {
  const t = useT();
  const errorText = useErrorText();
  const closings = useClosings(storeId);
  const rows = closings.data?.pages.flatMap(({ result }) => result) ?? [];
  if (closings.isPending) return <PageLoader />;
  if (closings.isError && rows.length === 0)
    return (
      <PageState
        tone="bad"
        icon={<IconCalendarOff size={40} aria-hidden />}
        title={t('day.failed')}
        text={errorText(closings.error)}
        action={{
          label: t('common.retry'),
          onClick: () => {
            void closings.refetch();
          },
        }}
      />
    );
  if (rows.length === 0)
    return (
      <PageState icon={<IconCalendarOff size={40} aria-hidden />} title={t('day.closings.empty')} />
    );
  return (
    <Stack gap="sm">
      <ul className={classes['days']} data-testid="day-closings">
        {rows.map(({ day, number, booked, at, operatorName, reopened }) => (
          <li key={`${day} ${number}`}>
            <CardButton onClick={() => onDay(day)}>
              <CardLine>
                <Text component="span" fw={650}>
                  {day}
                </Text>
                <Text component="span" fw={650}>
                  {sum(booked.amount)}
                </Text>
              </CardLine>
              <CardLine>
                <Text component="span" size="sm" c="dimmed">
                  {dateTimeText(at)}
                  {' · '}
                  {operatorName}
                </Text>
                {reopened ? (
                  <Badge variant="light" color="tart" tt="none" size="lg">
                    {t('day.history.reopened')}
                  </Badge>
                ) : (
                  <Text component="span" size="sm" c="dimmed">
                    {usesText({ kind }, booked, t)}
                  </Text>
                )}
              </CardLine>
            </CardButton>
          </li>
        ))}
      </ul>
      {closings.hasNextPage && (
        <Button
          variant="default"
          loading={closings.isFetchingNextPage}
          onClick={() => void closings.fetchNextPage()}
        >
          {t('day.closings.more')}
        </Button>
      )}
    </Stack>
  );
};

/** Closings of a store, the newest day first, each a way to its day. */
export const ClosingsDrawer = ({ kind, storeId, storeName, onDay, onClose }: Props) => {
  const t = useT();
  const handleGo = (day: Day): void => {
    onDay(day);
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      title={
        <Text component="span" fw={650} size="lg">
          {t('day.closings.title', { store: storeName })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <List kind={kind} storeId={storeId} onDay={handleGo} />
    </Drawer>
  );
};
