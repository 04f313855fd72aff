import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { isApiError } from '#shared/client/api-error.ts';
import type { Api } from '#shared/client/create-client.ts';
import { refusalData } from '#shared/contract/merchant/verify.ts';
import type { Contract } from '#shared/contract/index.ts';
import type { JournalEntry } from '#shared/ipc/journal.ts';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { normaliseScan, qrText, readScan } from '#shared/voucher/code.ts';
import {
  startState,
  type CheckBody,
  type Effect,
  type Failure,
  type State,
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

/** What leaves this machine of a scan: the code or the QR's own text, nothing else that stood around it. */
const inputOf = ({ text, source }: Scan): string => {
  if (source === 'SEARCH') return text;
  const read = readScan(text);
  if (read.kind === 'code') return read.code;
  return read.kind === 'qr' ? qrText(read.qr) : normaliseScan(text);
};

/** Runs the write-off machine: keeps its state, does what it asks for, and tells it what came of that. */
export const createTill = (ports: TillPorts) => {
  const store = createStore<State>(startState);

  const send = (event: TillEvent): void => {
    const { state, effects } = writeOff(store.getState(), { ...event, at: ports.now() });
    store.setState(state, true);
    for (const effect of effects) run(effect);
  };

  const lookUp = async ({ turn, scan }: Extract<Effect, { type: 'lookUp' }>): Promise<void> => {
    const { till } = store.getState();
    if (!till) return;
    const { storeId, deviceId } = till;
    send(
      await ports.api
        .groupVerifyCheckList({ input: inputOf(scan), source: scan.source, storeId, deviceId })
        .then(
          (card): TillEvent => ({ type: 'lookedUp', turn, card, freshId: ports.freshId() }),
          (error): TillEvent => ({ type: 'lookUpFailed', turn, failure: failureOf(error) }),
        ),
    );
  };

  const journal = async (entry: JournalEntry, requestId: RequestId): Promise<void> => {
    const isKept = await ports.journal.append(entry).then(
      () => true,
      () => false,
    );
    send({ type: 'journalled', requestId, isKept });
  };

  const check = async (body: CheckBody): Promise<void> => {
    const { requestId } = body;
    send(
      await ports.api.groupVerifyCheck(body).then(
        (reply): TillEvent => ({ type: 'sent', requestId, reply }),
        (error): TillEvent => ({ type: 'sendFailed', requestId, failure: failureOf(error) }),
      ),
    );
  };

  const ask = async (requestId: RequestId): Promise<void> => {
    send(
      await ports.api.groupVerifyCheckResult({ requestId }).then(
        (result): TillEvent => ({ type: 'asked', requestId, result }),
        (error): TillEvent => ({ type: 'askFailed', requestId, failure: failureOf(error) }),
      ),
    );
  };

  const loadJournal = async (): Promise<void> => {
    // a journal that cannot be read keeps what it holds for the next start
    const entries = await ports.journal.open().catch(() => []);
    send({ type: 'journalLoaded', entries });
  };

  const run = (effect: Effect): void => {
    switch (effect.type) {
      case 'lookUp':
        return void lookUp(effect);
      case 'journal':
        return void journal(effect.entry, asId(effect.entry.requestId));
      case 'send':
        return void check(effect.body);
      case 'ask':
        return void ask(effect.requestId);
      // an attempt that stays open in the journal is asked about once more at the next start
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
      case 'loadJournal':
        return void loadJournal();
      case 'recordsChanged':
        return ports.recordsChanged();
    }
  };

  return { store, send };
};
export type TillRunner = ReturnType<typeof createTill>;
