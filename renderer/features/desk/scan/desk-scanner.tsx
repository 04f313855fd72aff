import { notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect } from 'react';
import { errorText } from '#shared/i18n/error-text.ts';
import { orderForDesk } from '../../../domain/scanned/order-for-desk.ts';
import { playSound } from '../../../lib/alert/sound.ts';
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

/** The scanners of a store with a desk, on every page: one scan says what it is, and what is ready is handed over by it. Part of the first load; draws nothing. */
export const DeskScanner = () => {
  useWedge();
  useLayoutEffect(
    () =>
      giveScansToTill(({ text }) => {
        void take(text);
      }),
    [],
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
