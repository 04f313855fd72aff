import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { readOrderNumber } from '#shared/order/order-number.ts';
import { ordersOfNumber } from '../../domain/order-number/order-address.ts';
import { recordsOfNumber, scannedReceipt } from '../../domain/receipt/record-of-receipt.ts';
import { pathAhead } from '../../lib/address.ts';
import { serverNow } from '../../lib/api.ts';
import { giveScansToTill } from '../../lib/scan/desk.ts';
import { resumeScanners } from '../../lib/scan/remembered.ts';
import { useWedge } from '../../lib/scan/use-wedge.ts';
import { followCustomer } from './beside-till.ts';
import { followWithPaper } from './paper.ts';
import { unlockSoundOnGesture } from '../../lib/alert/sound.ts';
import { followSession, isManned, takeScan } from './this-till.ts';
import { useLinkedVoucher } from './use-linked-voucher.ts';

let isStarted = false;
const startOnce = (): void => {
  if (isStarted) return;
  isStarted = true;
  followSession();
  followCustomer();
  followWithPaper();
  unlockSoundOnGesture();
  resumeScanners();
};

const RECORDS = merchantRoutes.merchantRecord.path;
const ORDERS: readonly string[] = [
  merchantRoutes.merchantOrder.path,
  merchantRoutes.merchantOrderDetails.path,
];
const HOMES: readonly string[] = [
  merchantRoutes.merchantHome.path,
  merchantRoutes.merchantWriteOff.path,
];

/** Where a scan leads that the page itself shows: a receipt or an order number on the records, an order number on the orders; null for the till. */
const placeOf = (text: string, path: string): string | null => {
  const number = readOrderNumber(text);
  if (ORDERS.includes(path)) return number && ordersOfNumber(number);
  const sought = path === RECORDS ? (number ?? scannedReceipt(text)) : null;
  return sought && recordsOfNumber(sought, dayOf(serverNow()));
};

/** The scanners on every screen of the shell: a scan on the records leads to the write-off page, which shows what came of it; a receipt scanned there, to its records. Draws nothing. */
export const ScanEverywhere = () => {
  const navigate = useNavigate();
  useEffect(() => startOnce(), []);
  useWedge();
  const show = useCallback(() => {
    if (!HOMES.includes(pathAhead())) void navigate(merchantRoutes.merchantWriteOff.path);
  }, [navigate]);
  useLayoutEffect(
    () =>
      giveScansToTill(({ text }) => {
        const place = placeOf(text, pathAhead());
        if (place !== null) void navigate(place);
        else if (isManned() && takeScan('WEDGE', text)) show();
      }),
    [show, navigate],
  );
  useLinkedVoucher(show);
  return null;
};
