import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { isApiError } from '#shared/client/api-error.ts';
import type { Api } from '#shared/client/create-client.ts';
import { refusalData } from '#shared/contract/merchant/verify.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { TillReason } from '#shared/codes/redeem-code.ts';
import { normaliseScan, qrText, readScan } from '#shared/voucher/code.ts';
import {
  startState,
  type CheckBody,
  type Effect,
  type Failure,
  type State,
  type Till,
  type WriteOffEvent,
} from './machine/state.ts';
import type { Scan } from '../../lib/scan/scan.ts';
import { writeOff } from './write-off.machine.ts';

/** Everything that the till needs of its host. */
export type TillPorts = {
  api: Pick<Api<Contract>, 'groupVerifyCheckList' | 'groupVerifyCheck' | 'groupVerifyCheckResult'>;
  journal: {
    append(entry: JournalEntry): Promise<unknown>;
    resolve(requestId: string): Promise<unknown>;
    open(): Promise<readonly JournalEntry[]>;
  };
  now(): Instant;
  freshId(): RequestId;
  play(sound: 'ok' | 'refused' | 'unsure'): void;
  recordsChanged(): void;
  after(ms: number, act: () => void): void;
  /** A scan that this till refused by itself. */
  noteRefused(till: Till, scan: Scan, reason: TillReason): void;
};

/** An event without its time, which the till adds. */
type Timeless<E> = E extends { at: Instant } ? Omit<E, 'at'> : never;
export type TillEvent = Timeless<WriteOffEvent>;

/** A failure as plain data. What is no answer of the client's is taken for a broken line: unknown, never "failed". */
export const failureOf = (error: unknown): Failure => {
  if (!isApiError(error))
    return { kind: 'network', code: null, reason: undefined, note: '', data: null };
  const data = z.safeDecode(refusalData, error.data as never);
  return {
    kind: error.kind,
    code: error.code,
    reason: error.reason,
    note: error.note,
    data: data.success ? data.data : null,
  };
};

/** What leaves this machine of a scan: the code or the QR's own text, nothing else around it. */
const inputOf = ({ text, source }: Scan): string => {
  if (source === 'SEARCH') return text;
  const read = readScan(text);
  if (read.kind === 'code') return read.code;
  return read.kind === 'qr' ? qrText(read.qr) : normaliseScan(text);
};

const lookUp = (
  ports: TillPorts,
  { turn, scan }: Extract<Effect, { type: 'lookUp' }>,
  { storeId, deviceId }: Till,
): Promise<TillEvent> =>
  ports.api
    .groupVerifyCheckList({ input: inputOf(scan), source: scan.source, storeId, deviceId })
    .then(
      (card): TillEvent => ({ type: 'lookedUp', turn, card, freshId: ports.freshId() }),
      (error): TillEvent => ({ type: 'lookUpFailed', turn, failure: failureOf(error) }),
    );

const writeJournal = ({ journal }: TillPorts, entry: JournalEntry): Promise<TillEvent> => {
  const requestId = asId<RequestId>(entry.requestId);
  return journal.append(entry).then(
    (): TillEvent => ({ type: 'journalled', requestId, isKept: true }),
    (): TillEvent => ({ type: 'journalled', requestId, isKept: false }),
  );
};

const check = ({ api }: TillPorts, body: CheckBody): Promise<TillEvent> => {
  const { requestId } = body;
  return api.groupVerifyCheck(body).then(
    (reply): TillEvent => ({ type: 'sent', requestId, reply }),
    (error): TillEvent => ({ type: 'sendFailed', requestId, failure: failureOf(error) }),
  );
};

const askResult = ({ api }: TillPorts, requestId: RequestId): Promise<TillEvent> =>
  api.groupVerifyCheckResult({ requestId }).then(
    (result): TillEvent => ({ type: 'asked', requestId, result }),
    (error): TillEvent => ({ type: 'askFailed', requestId, failure: failureOf(error) }),
  );

const loadJournal = async ({ journal }: TillPorts): Promise<TillEvent> => {
  // a journal that cannot be read keeps what it holds for the next start
  const entries = await journal.open().catch(() => []);
  return { type: 'journalLoaded', entries };
};

/** The machine at work: its ports, where it is now, and how it is informed. */
type Running = { ports: TillPorts; till: () => Till | null; send: (event: TillEvent) => void };

/** Runs the machine's effects, and sends it the results. */
const runEffect = ({ ports, till, send }: Running, effect: Effect): void => {
  const sendWhenDone = (event: Promise<TillEvent>): void => void event.then(send);
  switch (effect.type) {
    case 'lookUp': {
      const here = till();
      return here ? sendWhenDone(lookUp(ports, effect, here)) : undefined;
    }
    case 'journal':
      return sendWhenDone(writeJournal(ports, effect.entry));
    case 'send':
      return sendWhenDone(check(ports, effect.body));
    case 'ask':
      return sendWhenDone(askResult(ports, effect.requestId));
    // an attempt that stays open in the journal is polled again at the next start
    case 'resolve':
      return void ports.journal.resolve(effect.requestId).catch(() => undefined);
    case 'wait':
      return ports.after(effect.ms, () =>
        send({ type: 'due', requestId: effect.requestId, repeats: effect.repeats }),
      );
    case 'hold':
      return ports.after(effect.ms, () => send({ type: 'held', key: effect.key }));
    case 'sound':
      return ports.play(effect.sound);
    case 'noteRefused': {
      const here = till();
      return here ? ports.noteRefused(here, effect.scan, effect.reason) : undefined;
    }
    case 'loadJournal':
      return sendWhenDone(loadJournal(ports));
    case 'recordsChanged':
      return ports.recordsChanged();
  }
};

/** Runs the write-off machine: holds its state, runs its effects, and sends it the outcomes. */
export const createTill = (ports: TillPorts) => {
  const store = createStore<State>(startState);
  const send = (event: TillEvent): void => {
    const { state, effects } = writeOff(store.getState(), { ...event, at: ports.now() });
    store.setState(state, true);
    for (const effect of effects) runEffect(running, effect);
  };
  const running: Running = { ports, till: () => store.getState().till, send };
  return { store, send };
};
export type TillRunner = ReturnType<typeof createTill>;
