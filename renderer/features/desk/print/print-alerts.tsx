import { Alert, Button } from '@mantine/core';
import { IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { PrintTrouble } from '#shared/contract/merchant/desk-print.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { api } from '../api.ts';
import classes from '../desk.module.css';
import { renewPrints, usePrints } from './use-print-queue.ts';

/** A paper in words: what it is, and where it belongs. */
export const paperText = (
  { kind, station }: Pick<PrintTrouble, 'kind' | 'station'>,
  t: Translate,
): string => {
  const name = t(`print.kind.${kind}`);
  return station === '' ? name : t('print.ofStation', { kind: name, name: station });
};

/** Prints a paper of an order, the first time or again. */
export const usePrintAgain = () =>
  useMutation({
    mutationFn: (body: { orderId: OrderId; part: string }) =>
      api.merchantPrintAgain({ requestId: newRequestId(), ...body }),
    onSettled: renewPrints,
  });

const Trouble = ({ trouble }: { trouble: PrintTrouble }) => {
  const t = useT();
  const errorText = useErrorText();
  const again = usePrintAgain();
  const paper = paperText(trouble, t);
  const { number, printer, problem, orderId, part } = trouble;
  return (
    <Alert
      color="red.9"
      variant="filled"
      icon={<IconPrinterOff aria-hidden />}
      role="alert"
      data-testid="print-trouble"
    >
      <div className={classes['standing']}>
        <span className={classes['grow']}>
          {t(`print.problem.${problem}`, { number, paper, printer })}
          {again.error && <span>{` ${errorText(again.error)}`}</span>}
        </span>
        <Button
          variant="white"
          color="red.9"
          loading={again.isPending}
          aria-label={t('print.retryOf', { number, paper })}
          onClick={() => again.mutate({ orderId, part })}
          data-testid="print-retry"
        >
          {t('print.retry')}
        </Button>
      </div>
    </Alert>
  );
};

/** What does not come out, in red at every till, and for which printers this till prints. */
export const PrintAlerts = () => {
  const t = useT();
  const { data } = usePrints();
  if (data === undefined) return null;
  const names = data.printers.map(({ name, isDeputy }) =>
    isDeputy ? t('print.standsIn', { name }) : name,
  );
  return (
    <>
      {data.troubles.map((trouble) => (
        <Trouble key={`${trouble.orderId} ${trouble.part}`} trouble={trouble} />
      ))}
      {names.length > 0 && (
        <p className={classes['meta']} data-testid="print-for">
          <IconPrinter size={18} aria-hidden />{' '}
          {t('print.thisTillPrints', { names: names.join(t('desk.comma')) })}
        </p>
      )}
    </>
  );
};
