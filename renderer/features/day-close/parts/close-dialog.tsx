import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { isApiError } from '#shared/client/api-error.ts';
import { dayClosedBy, type DayReply } from '#shared/contract/merchant/day-close.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { sum } from '#shared/format/money.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { isOfOrders } from '../day-words.ts';
import { unsureAct, useDayAct } from '../mutations.ts';
import { billText, type TypedBill } from '../bill-words.ts';

/** Why a closing failed: who was quicker, when that is it. */
const useFailure = (): ((error: unknown) => string) => {
  const t = useT();
  const errorText = useErrorText();
  return (error) => {
    const other =
      isApiError(error) && error.reason === 'DAY_CLOSED' ? dayClosedBy.safeParse(error.data) : null;
    return other?.success
      ? t('day.close.other', {
          name: other.data.operator,
          time: dateTimeText(other.data.at),
          device: other.data.device,
        })
      : errorText(error);
  };
};

type Props = { day: DayReply; storeId: StoreId; bill: TypedBill; onClose: () => void };

/** What closing does, and with which figures. */
export const CloseDialog = ({ day, storeId, bill, onClose }: Props) => {
  const t = useT();
  const failure = useFailure();
  const place = { storeId, day: day.day };
  const close = useDayAct('close', place);
  const isUnsure = unsureAct('close', place) !== undefined && !close.isPending;
  const {
    booked,
    figures: { undoable },
  } = day;
  const isToday = dayOf(useNow(60_000)) === day.day;
  const ofOrders = isOfOrders(day);
  return (
    <ConfirmDialog
      title={t('day.close.title', { day: day.day })}
      text={t(ofOrders ? 'day.close.textOrders' : 'day.close.text', {
        store: day.storeName,
        count: booked.count,
        times: booked.times,
        amount: sum(booked.amount),
      })}
      confirm={{
        label: t('day.close.confirm'),
        icon: <IconLock size={20} aria-hidden />,
        isBlocked: (close.isError && !isUnsure) || bill === 'wrong',
        testId: 'day-close-confirm',
      }}
      focus="submit"
      centered={false}
      isBusy={close.isPending}
      error={null}
      onConfirm={() =>
        close.mutate({ bill: bill === 'wrong' ? null : bill }, { onSuccess: onClose })
      }
      onClose={onClose}
      testId="day-close-dialog"
    >
      {isToday && <Text>{t(ofOrders ? 'day.close.notOverOrders' : 'day.close.notOver')}</Text>}
      {undoable.count > 0 && <Text>{t('day.close.undoable', { count: undoable.count })}</Text>}
      {bill === 'wrong' && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('day.close.billBad')}
        </Alert>
      )}
      {bill !== null && bill !== 'wrong' && booked.settle !== undefined && (
        <Text data-testid="day-close-bill">
          {t('day.close.bill', { amount: sum(bill), result: billText(bill, booked.settle, t) })}
        </Text>
      )}
      {isUnsure && (
        <Alert color="tart" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {t('day.close.unsure')}
        </Alert>
      )}
      {close.isError && !isUnsure && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          role="alert"
          data-testid="day-close-error"
        >
          {failure(close.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
