import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { PickId } from '#shared/kernel/ids.ts';
import { playSound } from '../../lib/alert/sound.ts';
import { useErrorText } from '../../lib/i18n.ts';
import { isLocked, noteMissedScan } from '../../lib/lock.ts';
import { holdScans } from '../../lib/scan/desk.ts';
import { scanGoods, type Scanned } from './queries.ts';

/** What a scan came to: goods in the bag, or a full red no. */
export type Result =
  | { kind: 'got'; number: string; name: string }
  | { kind: 'wrong'; reason: 'EAN_WRONG' | 'EAN_UNKNOWN' | 'WEIGHT_ABOVE'; data: unknown };

const wrongOf = (error: unknown): Result | null => {
  if (!isApiError(error)) return null;
  const { reason, data } = error;
  return reason === 'EAN_WRONG' || reason === 'EAN_UNKNOWN' || reason === 'WEIGHT_ABOVE'
    ? { kind: 'wrong', reason, data }
    : null;
};

/** Scanner, camera and hand end here, one after the other. While a list is open its scans are goods. */
export const useScan = (pickId: PickId) => {
  const errorText = useErrorText();
  const [result, setResult] = useState<Result | null>(null);
  const last = useRef(Promise.resolve());
  const put = async (scanned: Scanned): Promise<void> => {
    try {
      const { number, name } = await scanGoods(pickId, scanned);
      playSound('ok');
      setResult({ kind: 'got', number, name });
    } catch (error) {
      playSound('refused', 1);
      const wrong = wrongOf(error);
      setResult(wrong);
      if (wrong === null) notifications.show({ color: 'red.9', message: errorText(error) });
    }
  };
  const handleScan = (scanned: Scanned): void => {
    if (isLocked()) return noteMissedScan();
    last.current = last.current.then(() => put(scanned));
  };
  const handleText = useEffectEvent((text: string) => {
    const ean = text.trim().slice(0, 200);
    if (ean !== '') handleScan({ ean });
  });
  useEffect(() => holdScans(({ text }) => handleText(text)), []);
  return { result, scan: handleScan, clear: () => setResult(null) };
};
