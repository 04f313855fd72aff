import { Alert, Button } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { useT } from '../../../lib/i18n.ts';
import classes from '../desk.module.css';

/** So many numbers are read at a glance. */
const MOST = 6;

type Props = { orders: readonly DeskOrder[]; /** Shows what is over. */ onShow: () => void };

/** Refunds of orders that are over, which wait for an answer behind the open ones. */
export const RequestsBar = ({ orders, onShow: handleShow }: Props) => {
  const t = useT();
  const waiting = orders.filter(({ stage, refund }) => stage === 'DONE' && refund !== null);
  if (waiting.length === 0) return null;
  const numbers = waiting.slice(0, MOST).map(({ number }) => number);
  return (
    <Alert color="tart" role="status" data-testid="desk-requests">
      <div className={classes['standing']}>
        <IconReceiptRefund aria-hidden />
        <span className={classes['grow']}>
          {t('desk.refund.waiting', {
            count: waiting.length,
            numbers: [...numbers, ...(waiting.length > MOST ? ['…'] : [])].join(t('desk.comma')),
          })}
        </span>
        <Button variant="default" onClick={handleShow}>
          {t('desk.refund.show')}
        </Button>
      </div>
    </Alert>
  );
};
