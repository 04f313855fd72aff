import { notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#shared/i18n/error-text.ts';
import { dayOf } from '#shared/kernel/time.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { recordsOfNumber } from '../../../domain/receipt/record-of-receipt.ts';
import { orderForDesk } from '../../../domain/scanned/order-for-desk.ts';
import { pathAhead } from '../../../lib/address.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { serverNow } from '../../../lib/api.ts';
import { t } from '../../../lib/i18n.ts';
import { giveScansToTill } from '../../../lib/scan/desk.ts';
import { resumeScanners } from '../../../lib/scan/remembered.ts';
import { useWedge } from '../../../lib/scan/use-wedge.ts';

/** What is done with a scan is no part of the first load: an early scan waits for it. */
const take = async (text: string): Promise<void> => {
  try {
    const { takeDeskScan } = await import('./take-scan.ts');
    takeDeskScan('WEDGE', text);
  } catch (error) {
    playSound('refused', 1);
    notifications.show({ color: 'red.9', message: errorText(error, t) });
  }
};

/** The order number in a scan on the records, which look it up themselves; null for the desk. */
const soughtIn = (text: string): string | null =>
  pathAhead() === merchantRoutes.merchantRecord.path ? readOrderNumber(text) : null;

/** The scanners of a store with a desk, on every page: one scan says what it is, and what is ready is handed over by it. Part of the first load; draws nothing. */
export const DeskScanner = () => {
  const navigate = useNavigate();
  useWedge();
  useLayoutEffect(
    () =>
      giveScansToTill(({ text }) => {
        const number = soughtIn(text);
        if (number === null) void take(text);
        else void navigate(recordsOfNumber(number, dayOf(serverNow())));
      }),
    [navigate],
  );
  useEffect(() => resumeScanners(), []);
  useEffect(() => {
    const text = orderForDesk.getState();
    if (text === null) return;
    orderForDesk.setState(null, true);
    void take(text);
  }, []);
  return null;
};
