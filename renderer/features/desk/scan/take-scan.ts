import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { linkedVoucher } from '../../../domain/scanned/linked-voucher.ts';
import { speak } from '../../../domain/voice/voice.ts';
import { playSound } from '../../../lib/alert/sound.ts';
import { serverNow } from '../../../lib/api.ts';
import { systemClock } from '../../../lib/clock.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { isLocked, noteMissedScan } from '../../../lib/lock.ts';
import { repeatFilter } from '../../../lib/scan/repeat.ts';
import type { Scan } from '../../../lib/scan/scan.ts';
import { chooseStore, currentSession } from '../../../lib/session.ts';
import { api } from '../api.ts';
import { putOrder } from '../queries.ts';
import { isWrongBag } from './refused-words.ts';
import { scanStore, type ScanResult } from './scan-store.ts';

/** As much of a text as the server takes; nothing of ours is longer. */
const MOST_LETTERS = 200;

const isNew = repeatFilter();

/** Goes to the store where vouchers are redeemed, and looks the voucher up there. */
export const leadToWriteOff = (text: string, storeId: StoreId): void => {
  linkedVoucher.setState({ text, at: systemClock.now() }, true);
  void chooseStore(storeId);
};

/** A sound and a sentence for what came of a scan; a no is as loud as it gets. */
const tell = (result: ScanResult): void => {
  switch (result.kind) {
    case 'handed':
      playSound('ok');
      return speak('desk.scan.say.handed', { number: result.order.number });
    case 'rider':
    case 'pin':
    case 'voucher':
      return playSound('ok');
    case 'wait':
      playSound('unsure');
      return speak('desk.scan.say.wait', { number: result.order.number });
    default:
      playSound('refused', 1);
      return speak(
        result.kind === 'refused' && isWrongBag(result.error)
          ? 'desk.scan.say.wrongBag'
          : 'desk.scan.say.no',
      );
  }
};

export const showScan = (result: ScanResult): void => {
  scanStore.setState(({ key }) => ({ result, key: key + 1 }));
  tell(result);
};

type Found = ReplyOf<DeskContract['merchantDeskScan']>;

const handOver = async ({ order }: Found, { text, source }: Scan): Promise<ScanResult> => {
  const done = await api.merchantDeskHandOver({
    requestId: newRequestId(),
    orderId: order!.orderId,
    input: text,
    source,
  });
  putOrder(done.order);
  return { kind: 'handed', order: done.order };
};

/** What is to be done with what was scanned; a voucher with one store to redeem it at leads there at once. */
const follow = async (found: Found, scan: Scan): Promise<ScanResult | null> => {
  const { what, order, next } = found;
  const { text } = scan;
  if (what === 'PRODUCT') return { kind: 'product' };
  if (what === 'VOUCHER') {
    const stores = (currentSession()?.stores ?? []).filter(({ kind }) => kind === 'group');
    if (stores.length !== 1) return { kind: 'voucher', text, stores };
    leadToWriteOff(text, stores[0]!.id);
    return null;
  }
  if (order === undefined) return { kind: 'unknown' };
  switch (next) {
    case 'HAND_OVER':
      return handOver(found, scan);
    case 'RIDER':
      return { kind: 'rider', order, scan };
    case 'PIN':
      return { kind: 'pin', order };
    case 'OVER':
      return { kind: 'over', order };
    default:
      return { kind: 'wait', order };
  }
};

const look = async (scan: Scan, storeId: StoreId): Promise<void> => {
  try {
    const { text, source } = scan;
    const found = await api.merchantDeskScan({ input: text, source, storeId });
    const result = await follow(found, scan);
    if (result !== null) showScan(result);
  } catch (error) {
    showScan({ kind: 'refused', error });
  }
};

let last: Promise<void> = Promise.resolve();

/** Every source of the desk ends here: one scan after the other, the same one within three seconds once. */
export const takeDeskScan = (source: Scan['source'], letters: string): void => {
  const text = letters.slice(0, MOST_LETTERS);
  const session = currentSession();
  const scan: Scan = { source, text, at: serverNow() };
  if (!session?.storeId || session.operator.role === 'auditor' || text.trim() === '') return;
  const { storeId } = session;
  if (!isNew(scan, scanStore.getState().result === null ? null : scan.at)) return;
  if (isLocked()) return noteMissedScan();
  last = last.then(() => look(scan, storeId));
};
