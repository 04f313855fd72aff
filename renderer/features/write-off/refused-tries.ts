import { isApiError } from '#shared/client/api-error.ts';
import type { Api } from '#shared/client/create-client.ts';
import type { Contract } from '#shared/contract/index.ts';
import { REFUSED_TRIES_MOST } from '#shared/contract/merchant/refused-tries.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import { DAY, MINUTE, SECOND, type Instant } from '#shared/kernel/time.ts';
import type { TillReason } from '#shared/codes/redeem-code.ts';
import { maskScan } from '#shared/voucher/code.ts';
import type { Scan } from '../../lib/scan/scan.ts';
import type { KeptTry } from '../../lib/storage.ts';
import type { Till } from './machine/state.ts';

/** Tries that wait to be sent; the oldest give way. */
export const KEPT_MOST = 200;
const KEPT_FOR_MS = 7 * DAY;
/** Several in a row go together. */
const SEND_AFTER_MS = 2 * SECOND;
const RETRY_AFTER_MS = MINUTE;

/** What the refused tries of a till need of it. */
export type RefusedPorts = {
  api: Pick<Api<Contract>, 'groupVerifyRefused'>;
  /** Kept over a reload. */
  memory: { read(): readonly KeptTry[]; write(tries: readonly KeptTry[]): void };
  /** Who is at the till now. */
  till(): Till | null;
  now(): Instant;
  freshId(): RequestId;
  after(ms: number, act: () => void): void;
  recordsChanged(): void;
};

/** Whether an answer says that the tries will never be taken; else they wait for the next time. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'contract' || error.isDefinite);

/** The tries that wait, with an end to their number and age. */
const waitingTries = ({ memory, now }: Pick<RefusedPorts, 'memory' | 'now'>) => {
  const all = (): readonly KeptTry[] => {
    const oldest = now() - KEPT_FOR_MS;
    return memory.read().filter(({ scannedAt }) => scannedAt > oldest);
  };
  return {
    add: (one: KeptTry): void => {
      memory.write([...all(), one].slice(-KEPT_MOST));
    },
    forget: (sent: readonly KeptTry[]): void => {
      const ids = new Set(sent.map(({ id }) => id));
      memory.write(all().filter(({ id }) => !ids.has(id)));
    },
    /** What goes in one call: tries of whoever is at the till, at that store. */
    nextOf: ({ merchantId, operatorId, storeId }: Till): readonly KeptTry[] =>
      all()
        .filter(
          (one) =>
            one.merchantId === merchantId &&
            one.operatorId === operatorId &&
            one.storeId === storeId,
        )
        .slice(0, REFUSED_TRIES_MOST),
  };
};

const sendTries = (api: RefusedPorts['api'], till: Till, tries: readonly KeptTry[]) =>
  api.groupVerifyRefused({
    storeId: till.storeId,
    deviceId: till.deviceId,
    tries: tries.map(({ id, reason, codeMask, source, scannedAt }) => ({
      id,
      reason,
      codeMask,
      source,
      scannedAt,
    })),
  });

/**
 * Scans that this till refuses without asking reach the records in the background: masked, some at a
 * time, under the session of whoever scanned them, each with an id of its own so that it counts once.
 */
export const createRefusedTries = (ports: RefusedPorts) => {
  const waiting = waitingTries(ports);
  let isDue = false;
  let isSending = false;

  const sendLater = (ms: number): void => {
    if (isDue) return;
    isDue = true;
    ports.after(ms, () => {
      isDue = false;
      void send();
    });
  };

  /** Sends what waits and belongs to whoever is at the till. */
  const send = async (): Promise<void> => {
    const till = ports.till();
    const next = till && !isSending ? waiting.nextOf(till) : [];
    if (!till || next.length === 0) return;
    isSending = true;
    try {
      await sendTries(ports.api, till, next);
      waiting.forget(next);
      ports.recordsChanged();
      sendLater(SEND_AFTER_MS);
    } catch (error) {
      if (isFinal(error)) waiting.forget(next);
      sendLater(RETRY_AFTER_MS);
    } finally {
      isSending = false;
    }
  };

  const note = (
    { merchantId, operatorId, storeId }: Till,
    { text, source, at }: Scan,
    reason: TillReason,
  ): void => {
    waiting.add({
      id: ports.freshId(),
      merchantId,
      operatorId,
      storeId,
      reason,
      codeMask: maskScan(text),
      source,
      scannedAt: at,
    });
    sendLater(SEND_AFTER_MS);
  };

  return { send, note };
};
