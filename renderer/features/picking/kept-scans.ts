import { createStore } from 'zustand/vanilla';
import { isApiError } from '#shared/client/api-error.ts';
import { PICK_KEPT_MS } from '#shared/contract/merchant/pick.ts';
import type { RequestId } from '#shared/kernel/ids.ts';
import { plus, type Instant } from '#shared/kernel/time.ts';
import type { KeptPicks, KeptScan } from '../../lib/storage-picks.ts';

type Ports = {
  disk: Pick<KeptPicks, 'scansOf' | 'putScan' | 'dropScan'>;
  send: (scan: KeptScan) => Promise<unknown>;
  now: () => Instant;
  hasNetwork: () => boolean;
  /** Who may send: the operator that is signed in; null while nobody is, or the till is locked. */
  sender: () => string | null;
  sentence: (error: unknown) => string;
  onFault: () => void;
};

/** So often a server that does not answer is asked again. */
const AGAIN_MS = 4000;

/** Until when a scan is kept. */
export const keptUntil = ({ at }: Pick<KeptScan, 'at'>): Instant => plus(at, PICK_KEPT_MS);
export const isWaiting = ({ state }: KeptScan): boolean => state === 'WAITS';

/** Whether a call failed without a decision of the server, so that it is sent again later. */
export const isOpenEnded = (error: unknown): boolean =>
  !isApiError(error) || (error.kind !== 'contract' && !error.isDefinite);

/** Scans that are kept offline (ADR 0057): sent in order, each by the request that it was made with; too old or refused, they stay until the picker has read why. */
export const keptScans = (ports: Ports) => {
  const { disk } = ports;
  const store = createStore<readonly KeptScan[]>(() => []);
  let owner: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const show = (change: (scans: readonly KeptScan[]) => readonly KeptScan[]): void =>
    store.setState(change, true);
  const forget = async ({ requestId }: { requestId: RequestId }): Promise<void> => {
    show((scans) => scans.filter((scan) => scan.requestId !== requestId));
    await disk.dropScan(requestId);
  };
  const save = async (changed: KeptScan): Promise<void> => {
    show((scans) => scans.map((scan) => (scan.requestId === changed.requestId ? changed : scan)));
    await disk.putScan(changed);
  };
  const fail = async (scan: KeptScan, why: Pick<KeptScan, 'state' | 'sentence'>): Promise<void> => {
    ports.onFault();
    await save({ ...scan, ...why });
  };
  const isOld = (scan: KeptScan): boolean => ports.now() > keptUntil(scan);

  /** Sends one; false where the rest must wait. */
  const sendOne = async (scan: KeptScan): Promise<boolean> => {
    // one that was sent may have arrived: its answer is asked for, however old it is
    if (isOld(scan) && !scan.isTried) {
      await fail(scan, { state: 'LATE', sentence: '' });
      return true;
    }
    if (!ports.hasNetwork() || ports.sender() !== scan.owner) return false;
    if (!scan.isTried) await save({ ...scan, isTried: true });
    try {
      await ports.send(scan);
    } catch (error) {
      // a reply to another operator's session says nothing about this scan
      if (isOpenEnded(error) || ports.sender() !== scan.owner) return false;
      const isLate = isOld(scan) && isApiError(error) && error.reason === 'BAD_REQUEST';
      await fail(
        scan,
        isLate
          ? { state: 'LATE', sentence: '' }
          : { state: 'REFUSED', sentence: ports.sentence(error) },
      );
      return true;
    }
    await forget(scan);
    return true;
  };

  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = store.getState().find(isWaiting);
      if (next === undefined || !(await sendOne(next))) return;
    }
  };
  /** Marks what became too old while one before it still waits. */
  const ageAll = async (): Promise<void> => {
    for (const scan of store.getState())
      if (isWaiting(scan) && isOld(scan) && !scan.isTried)
        await fail(scan, { state: 'LATE', sentence: '' });
  };

  const plan = (): void => {
    clearTimeout(timer);
    if (store.getState().some(isWaiting)) timer = setTimeout(() => void flush(), AGAIN_MS);
  };
  /** Sends what waits, as far as the server answers. */
  const flush = (): Promise<void> => {
    sending ??= sendAll()
      .then(ageAll)
      // a disk that fails: what was sent is not counted twice, the rest waits
      .catch(() => undefined)
      .finally(() => {
        sending = null;
        plan();
      });
    return sending;
  };

  return {
    store,
    flush,
    /** Shows what an operator kept; nobody else sees it. */
    open: async (next: string | null): Promise<void> => {
      owner = next;
      show(() => []);
      const found = next === null ? [] : await disk.scansOf(next).catch(() => []);
      if (owner !== next) return;
      show((scans) => [
        ...found,
        ...scans.filter(({ requestId }) => found.every((one) => one.requestId !== requestId)),
      ]);
      await flush();
    },
    /** Keeps a scan. Rejects where the browser cannot: then nothing counts. */
    add: async (scan: KeptScan): Promise<void> => {
      await disk.putScan(scan);
      if (scan.owner === owner) show((scans) => [...scans, scan]);
      plan();
    },
    /** The picker has read why these did not count. */
    dismiss: async (scans: readonly KeptScan[]): Promise<void> => {
      for (const scan of scans) await forget(scan);
    },
  };
};
