import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { StoreRow } from '#shared/contract/merchant/stores.ts';
import { dayOf, macauParts, startOfDay } from '#shared/kernel/time.ts';
import { useT } from '../../../lib/i18n.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { WEEK, weekdayKey } from '../../../domain/hours/typed-hours.ts';
import { hoursText } from '../hours-words.ts';
import classes from '../stores.module.css';
import { HoursDialog } from './hours-dialog.tsx';

/** The week's opening hours. */
export const HoursCard = ({ store, canChange }: { store: StoreRow; canChange: boolean }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const today = macauParts(startOfDay(dayOf(useNow(60_000)))).weekday;
  const edit = canChange ? (
    <Button
      variant="subtle"
      size="compact-md"
      onClick={() => setOpen(true)}
      data-testid="hours-edit"
    >
      {t('stores.hours.edit')}
    </Button>
  ) : null;
  return (
    <DetailCard title={t('stores.hours')} note={edit} testId="store-hours">
      {store.hours.length === 0 ? (
        <Text c="dimmed">{t('stores.hoursUnknown')}</Text>
      ) : (
        <table className={classes['week']}>
          <tbody>
            {WEEK.map((weekday) => (
              <tr key={weekday} data-today={weekday === today}>
                <th scope="row">{t(weekdayKey(weekday))}</th>
                <td>{hoursText(store.hours[weekday] ?? [], t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isOpen && <HoursDialog store={store} onClose={() => setOpen(false)} />}
    </DetailCard>
  );
};
