import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { isApiError } from '#shared/client/api-error.ts';
import type { PickId } from '#shared/kernel/ids.ts';
import { readGoodsCode } from '#shared/validate/ean.ts';
import { playSound } from '../../lib/alert/sound.ts';
import { useErrorText, useT } from '../../lib/i18n.ts';
import { isLocked, noteMissedScan } from '../../lib/lock.ts';
import { useHeldScans } from '../../lib/scan/use-held-scans.ts';
import { isOpenEnded } from './kept-scans.ts';
import { actOf, sendAct, type Act, type Pick, type Scanned } from './queries.ts';
import { isDirect, keepAct, pickByNow } from './this-picker.ts';
import { lineFor } from './with-waiting.ts';

/** What a scan came to: goods in the bag, at the server or until it answers, or a full red no. */
export type Result =
  | { kind: 'got' | 'kept'; number: string; name: string }
  | { kind: 'wrong'; reason: 'EAN_WRONG' | 'EAN_UNKNOWN' | 'WEIGHT_ABOVE'; data: unknown };

/** A server that takes longer is waited for beside the work. */
const SLOW_MS = 3000;

const wrongOf = (error: unknown): Result | null => {
  if (!isApiError(error)) return null;
  const { reason, data } = error;
  return reason === 'EAN_WRONG' || reason === 'EAN_UNKNOWN' || reason === 'WEIGHT_ABOVE'
    ? { kind: 'wrong', reason, data }
    : null;
};

/** What this till can say by itself of goods that the list does not want. */
const wrongHere = ({ lines }: Pick, { ean }: Scanned): Result =>
  ean !== undefined && readGoodsCode(ean) === null
    ? { kind: 'wrong', reason: 'EAN_UNKNOWN', data: {} }
    : {
        kind: 'wrong',
        reason: 'EAN_WRONG',
        data: { wanted: lines.find(({ left }) => left > 0)?.name ?? '' },
      };

/** Asks the server; null where it does not answer, or not soon. */
const sentNow = async (act: Act): Promise<Result | null> => {
  const slow = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), SLOW_MS);
  });
  const sent = sendAct(act).then(
    ({ number, name }): Result => ({ kind: 'got', number, name }),
    (error: unknown) => {
      if (isOpenEnded(error)) return null;
      throw error;
    },
  );
  return Promise.race([sent, slow]);
};

/** Keeps what no server answered; null where it cannot be kept. */
const keptNow = async (act: Act, isTried: boolean): Promise<Result | null> => {
  const pick = pickByNow(act.pickId);
  if (pick === null) return null;
  const line = lineFor(pick, act);
  if (line === null) return wrongHere(pick, act);
  const { name } = line;
  const number = pick.orders.find(({ orderId }) => orderId === line.orderId)?.number ?? '';
  try {
    await keepAct(act, { storeId: pick.storeId, number, name, isTried });
    return { kind: 'kept', number, name };
  } catch {
    return null;
  }
};

/** Scanner, camera and hand end here, one after the other. While a list is open its scans are goods. */
export const useScan = (pickId: PickId) => {
  const t = useT();
  const errorText = useErrorText();
  const [result, setResult] = useState<Result | null>(null);
  const last = useRef(Promise.resolve());
  const showFault = (message: string): void => {
    notifications.show({ color: 'red.9', message });
  };
  const put = async (act: Act): Promise<void> => {
    const wasSent = isDirect();
    try {
      const done = (wasSent ? await sentNow(act) : null) ?? (await keptNow(act, wasSent));
      playSound(done === null || done.kind === 'wrong' ? 'refused' : 'ok', 1);
      setResult(done);
      if (done === null) showFault(t('pick.notKept'));
    } catch (error) {
      playSound('refused', 1);
      const wrong = wrongOf(error);
      setResult(wrong);
      if (wrong === null) showFault(errorText(error));
    }
  };
  const handleScan = (scanned: Scanned): void => {
    if (isLocked()) return noteMissedScan();
    const act = actOf(pickId, scanned);
    last.current = last.current.then(() => put(act));
  };
  useHeldScans((text) => {
    const ean = text.trim().slice(0, 200);
    if (ean !== '') handleScan({ ean });
  });
  return { result, scan: handleScan, clear: () => setResult(null) };
};
