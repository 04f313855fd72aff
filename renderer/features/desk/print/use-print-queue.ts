import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PrinterId } from '#shared/kernel/ids.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { api } from '../api.ts';
import { useDesk } from '../queries.ts';
import { printAll, whoAnswers, type Prints } from './queue.ts';

const PRINTS = 'desk-prints';
/** Pre-orders come by the clock, and a deputy's papers by another's silence: nothing tells of them. */
const EVERY_MS = 10_000;
/** So often a printer is asked whether it takes bytes (decision DA6 wants an answer in ten minutes). */
const ASK_EVERY_MS = 120_000;

/** Printers that have answered since the server was last told. */
let answered: PrinterId[] = [];

const readAll = async (signal: AbortSignal): Promise<Prints> => {
  const told = answered;
  answered = [];
  const first = await api.merchantPrintJobs({ cursor: '', answered: told }, { signal });
  let last = first;
  const jobs = [...first.jobs];
  while (last.cursor !== '') {
    last = await api.merchantPrintJobs({ cursor: last.cursor, answered: [] }, { signal });
    jobs.push(...last.jobs);
  }
  return { ...first, jobs };
};

/** Looks for papers anew: an order has moved, or somebody wants one again. */
export const renewPrints = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [PRINTS] });

/** What this till has to print, and what does not come at its stores. */
export const usePrints = () => {
  const language = useLanguage();
  const { operator } = useSignedIn();
  const { board } = useDesk();
  return useQuery({
    queryKey: [PRINTS, operator.id, language],
    enabled: operator.role !== 'auditor' && (board.data?.stores.length ?? 0) > 0,
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) => readAll(signal),
  });
};

/** At work, in this window. */
let isPrinting = false;
const work = async (prints: Prints): Promise<void> => {
  if (isPrinting) return;
  isPrinting = true;
  try {
    if ((await printAll(prints)) > 0) await renewPrints();
  } finally {
    isPrinting = false;
  }
};

/** Prints in the background on every page, and asks this till's printers whether they answer. */
export const usePrintQueue = (): void => {
  const { data } = usePrints();
  const { board } = useDesk();
  const cursor = board.data?.cursor;
  useEffect(() => {
    if (cursor !== undefined) void renewPrints();
  }, [cursor]);
  useEffect(() => {
    if (data !== undefined && data.jobs.length > 0) void work(data);
  }, [data]);
  const printers = JSON.stringify(data?.printers.map(({ printerId, setup }) => [printerId, setup]));
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const known = queryClient.getQueriesData<Prints>({ queryKey: [PRINTS] });
      const found = await whoAnswers({
        printers: known.flatMap(([, each]) => each?.printers ?? []),
      });
      answered = [...new Set([...answered, ...found])];
    };
    if (printers === undefined || printers === '[]') return undefined;
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [printers]);
};
