import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LogMark } from '#shared/contract/merchant/records.ts';
import { api } from '../api.ts';
import { t } from '../../../lib/i18n.ts';
import { machine } from '../../../lib/machine.ts';
import { currentSession } from '../../../lib/session.ts';
import type { LogRequest } from '../filters.ts';
import { csvWriter } from '../../../lib/table-file/csv.ts';
import type { FileColumnId } from './file-columns.ts';
import { runExport } from './run-export.ts';
import { openSink, type FileKind } from '../../../lib/table-file/sink.ts';
import type { RowWriter, Sink } from '../../../lib/table-file/writer.ts';

export type Job =
  | { status: 'idle' }
  | {
      status: 'running' | 'done' | 'cancelled' | 'failed';
      name: string;
      rows: number;
      total: number;
      error?: unknown;
    };
export type JobWanted = {
  request: LogRequest;
  first: LogMark | undefined;
  total: number;
  kind: FileKind;
  columns: readonly FileColumnId[];
  name: string;
};

/** The one export of this page. It continues while the operator uses other pages. */
const job = createStore<{ job: Job }>(() => ({ job: { status: 'idle' } }));
let running: AbortController | null = null;

export const useJob = (): Job => useStore(job, (state) => state.job);
const setJob = (next: Job): void => job.setState({ job: next });

export const cancelExport = (): void => running?.abort();
export const forgetExport = (): void => {
  if (running === null) setJob({ status: 'idle' });
};

/** The packer of spreadsheets is fetched when one is wanted. */
const writerOf = async (sink: Sink, kind: FileKind): Promise<RowWriter> =>
  kind === 'csv'
    ? csvWriter(sink)
    : (await import('../../../lib/table-file/xlsx.ts')).xlsxWriter(sink, {
        title: t('console.records.table'),
      });

/** Asks where to save and writes the file, with the rights of the operator who started it: another operator at the till ends it. */
export const startExport = async ({
  request,
  first,
  total,
  kind,
  columns,
  name,
}: JobWanted): Promise<void> => {
  if (running !== null) return;
  const stop = new AbortController();
  running = stop;
  const sink = await openSink(name, kind, machine().runtime === 'electron');
  if (sink === null) {
    running = null;
    return;
  }
  const who = currentSession()?.operator.id;
  const state = { name, rows: 0, total };
  setJob({ ...state, status: 'running' });
  try {
    const page = (cursor: LogMark | undefined) => {
      if (currentSession()?.operator.id !== who) stop.abort();
      stop.signal.throwIfAborted();
      return api.groupVerifyCheckLogExport(
        { ...request, ...(cursor && { cursor }) },
        { signal: stop.signal },
      );
    };
    const onProgress = (rows: number): void => {
      state.rows = rows;
      setJob({ ...state, status: 'running' });
    };
    await runExport(
      { page, writer: await writerOf(sink, kind), columns, t, signal: stop.signal, onProgress },
      first,
    );
    setJob({ ...state, status: 'done' });
  } catch (error) {
    await sink.abort().catch(() => undefined);
    setJob(
      stop.signal.aborted
        ? { ...state, status: 'cancelled' }
        : { ...state, status: 'failed', error },
    );
  } finally {
    running = null;
  }
};
