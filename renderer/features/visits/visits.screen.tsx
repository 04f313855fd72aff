import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarUser } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDayPlace } from '../../ui/day-place.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { DayBar } from '../../ui/day-bar.tsx';
import { InboxSheet } from '../../ui/list/inbox-sheet.tsx';
import inbox from '../../ui/list/inbox.module.css';
import { VisitItem } from './parts/visit-item.tsx';
import { useArrive, useVisits } from './queries.ts';

/** Who comes on a day, and who has come (decision GA16). */
export const VisitsScreen = () => {
  const t = useT();
  const errorText = useErrorText();
  const { place, setPlace, today } = useDayPlace({ hasFuture: true });
  const visits = useVisits(place);
  const arrive = useArrive();
  const sheet = useRef<HTMLElement>(null);
  const pages = visits.data?.pages ?? [];
  const rows = pages.flatMap(({ result }) => result);
  const last = pages.at(-1);
  return (
    <div className={inbox['page']} data-testid="visits-page">
      <DayBar
        place={place}
        onPlace={setPlace}
        today={today}
        hasFuture
        isFetching={visits.isFetching}
        onRefresh={() => void visits.refetch()}
        acts={
          last !== undefined && (
            <Text fw={650} role="status" data-testid="visits-sum">
              {t('visits.sum', { count: last.guests, arrived: last.arrived })}
            </Text>
          )
        }
      />
      {arrive.isError && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {errorText(arrive.error)}
        </Alert>
      )}
      <InboxSheet
        key={place.day}
        sheet={sheet}
        label={t('visits.list')}
        list={visits}
        isEmpty={rows.length === 0}
        words={{ empty: t('visits.empty'), failed: t('visits.failed') }}
        icon={<IconCalendarUser size={36} aria-hidden />}
        testId="visits"
      >
        {rows.map((visit) => (
          <VisitItem
            key={visit.orderId}
            visit={visit}
            isToday={place.day === today}
            isBusy={arrive.isPending && arrive.variables.orderId === visit.orderId}
            onArrive={(isArrived) => arrive.mutate({ orderId: visit.orderId, isArrived })}
          />
        ))}
      </InboxSheet>
    </div>
  );
};
