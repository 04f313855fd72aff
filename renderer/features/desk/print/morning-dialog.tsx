import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MORNING_DAYS, type MorningDay, type PrintEnd } from '#shared/codes/printer.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { dishTotals } from '#shared/order/desk/morning-list.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useErrorText, useLanguage, useT } from '../../../lib/i18n.ts';
import { currentPrinter } from '../../../lib/printing/till-printer.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { api } from '../api.ts';
import classes from '../desk.module.css';
import { MorningOrder } from './morning-order.tsx';
import { renewPrints } from './use-print-queue.ts';

type Listed = ReplyOf<DeskContract['merchantPrintMorning']>;
type Asked = Pick<DeskStoreRow, 'storeId'> & { day: MorningDay };

/** Prints at the store's printer, or, where it has none, at this till's own. `QUEUED`: the store's printer has it to print. */
const usePrintNow = ({ storeId, day }: Asked) => {
  const t = useT();
  return useMutation({
    mutationFn: async (list: Listed): Promise<PrintEnd | 'QUEUED'> => {
      if (!list.hasPrinter) {
        const { printMorning } = await import('./print-paper.ts');
        return printMorning(list, currentPrinter());
      }
      await api.merchantPrintMorningNow({ requestId: newRequestId(), storeId, day });
      return 'QUEUED';
    },
    onSuccess: (end) => {
      if (end === 'QUEUED') notifications.show({ message: t('print.morning.sent') });
    },
    onSettled: renewPrints,
  });
};

type ListProps = { list: Listed; asked: Asked; onPrinted: () => void };

const List = ({ list, asked, onPrinted: handleSettled }: ListProps) => {
  const t = useT();
  const errorText = useErrorText();
  const totalsId = useId();
  const { role } = useSignedIn().operator;
  const print = usePrintNow(asked);
  const { data: end, error } = print;
  const problem = error
    ? errorText(error)
    : end === 'OFF' || end === 'FAILED'
      ? t(`print.morning.end.${end}`)
      : null;
  if (list.orders.length === 0) return <Text c="dimmed">{t('print.morning.none')}</Text>;
  return (
    <>
      <Text fw={650}>{t('print.morning.count', { count: list.orders.length })}</Text>
      <ul className={classes['listed']} data-testid="morning-orders">
        {list.orders.map((order) => (
          <MorningOrder key={order.orderId} order={order} />
        ))}
      </ul>
      {list.isCut && <Text c="red.9">{t('print.morning.cut')}</Text>}
      <section aria-labelledby={totalsId}>
        <Text component="h3" fw={650} id={totalsId}>
          {t('print.morning.totals')}
        </Text>
        <ul className={classes['listed']} data-testid="morning-totals">
          {dishTotals(list.orders).map(({ name, sku, options, count, isGift }) => (
            <li key={[name, sku, options, isGift].join(' ')}>
              {[
                `${count} × ${name}`,
                sku === name ? '' : sku,
                options,
                isGift ? t('desk.gift') : '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </li>
          ))}
        </ul>
      </section>
      {role !== 'auditor' && (
        <>
          {!list.hasPrinter && <Text c="dimmed">{t('print.morning.noPrinter')}</Text>}
          {list.hasPrinter && list.isOut && <Text c="dimmed">{t('print.morning.isOut')}</Text>}
          {problem !== null && (
            <Text c="red.9" role="alert">
              {problem}
            </Text>
          )}
          <Button
            size="lg"
            leftSection={<IconPrinter size={22} aria-hidden />}
            loading={print.isPending}
            onClick={() => print.mutate(list, { onSettled: handleSettled })}
            data-testid="morning-print"
          >
            {t(list.isOut ? 'print.again' : 'print.now')}
          </Button>
        </>
      )}
    </>
  );
};

/** A day's pre-orders that are still to be made, by time, to be looked at and printed (decision DA32). */
export const MorningDialog = ({ store, onClose }: { store: DeskStoreRow; onClose: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const [day, setDay] = useState<MorningDay>('TODAY');
  const asked = { storeId: store.storeId, day };
  const list = useQuery({
    queryKey: ['desk-morning', language, store.storeId, day],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.merchantPrintMorning(asked, { signal }),
  });
  return (
    <Dialog
      title={t('print.morning.of', { name: store.name })}
      onClose={onClose}
      size="lg"
      data-testid="morning-dialog"
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('print.morning.which')}
          size="md"
          fullWidth
          data={MORNING_DAYS.map((value) => ({ value, label: t(`print.morning.day.${value}`) }))}
          value={day}
          onChange={setDay}
        />
        <Text size="sm" c="dimmed">
          {t('print.morning.hint')}
        </Text>
        <QueryState query={list} failed={t('print.morning.failed')} testId="morning">
          {(data) => <List list={data} asked={asked} onPrinted={() => void list.refetch()} />}
        </QueryState>
      </Stack>
    </Dialog>
  );
};
