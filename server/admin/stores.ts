import { reportReason, type ReportReason } from '#shared/codes/report-reason.ts';
import { dateTimeText } from '#shared/format/date.ts';
import type { MerchantId } from '#shared/kernel/ids.ts';
import type { Query } from '../db/db.ts';
import type { Bilingual } from '../kit/context.ts';
import { reportedStores, settleStoreReport, type StoreReport } from '../modules/catalogue/index.ts';
import { workplaces } from '../modules/staff/index.ts';
import { refuseAdmin, type AdminContext, type Command, type Given } from './command.ts';
import { hasSwitch, neededText } from './flags.ts';
import { nameIn, plain, row } from './lines.ts';

/** So many reports are shown at once. */
const MOST = 50;

const REASONS: Readonly<Record<ReportReason, string>> = {
  falseInformation: 'false information',
  foodSafety: 'food safety',
  wrongPrice: 'wrong price',
  badService: 'bad service',
  infringement: 'infringement',
  other: 'other',
  unknown: 'other',
};

const settledText = ({ at, by }: NonNullable<StoreReport['settled']>): string =>
  `${dateTimeText(at)} by ${plain(by)}`;

/** A report without its guest: the platform asks the store, and nobody asks the guest. */
const linesOf = (
  { id, storeId, reason, note, pictures, at, settled }: StoreReport,
  names: ReadonlyMap<string, Bilingual>,
): string[] => [
  `${id}  ${nameIn(names, storeId)}`,
  ...row('reported', dateTimeText(at)),
  ...row('reason', REASONS[reportReason.nameOf(reason)]),
  ...row('words', plain(note)),
  ...pictures.flatMap((picture) => row('picture', plain(picture))),
  ...(settled === null ? [] : row('settled', settledText(settled))),
  '',
];

const namesOf = async (
  query: Query,
  reports: readonly StoreReport[],
): Promise<ReadonlyMap<string, Bilingual>> => {
  const names = new Map<string, Bilingual>();
  for (const merchantId of new Set<MerchantId>(reports.map((report) => report.merchantId)))
    for (const { id, name } of await workplaces(query, merchantId)) names.set(id, name);
  return names;
};

const list = async ({ deps }: AdminContext, given: Given): Promise<string[]> => {
  const { query } = deps.db;
  const isWaiting = !hasSwitch(given, 'all');
  const { reports, hasMore } = await reportedStores(query, { isWaiting, most: MOST });
  if (reports.length === 0)
    return [isWaiting ? 'No report of a store waits.' : 'No store was reported yet.'];
  const names = await namesOf(query, reports);
  return [
    ...reports.flatMap((report) => linesOf(report, names)),
    hasMore
      ? `Only ${MOST} are shown: settle these first.`
      : 'npm run admin -- stores settle --report ID --by NAME',
  ];
};

export const storesReported: Command = {
  words: 'stores reported',
  about:
    'stores that guests have reported, with reason, words and pictures, until they are settled',
  flags: [{ name: 'all', about: 'those that were settled too, the newest first', isSwitch: true }],
  run: list,
};

const settle = async ({ deps, now }: AdminContext, given: Given): Promise<string[]> => {
  const id = neededText(given, 'report', 80);
  const by = neededText(given, 'by', 60);
  const { isFirst, settled } =
    (await settleStoreReport(deps.db.query, { id, by, at: now })) ??
    refuseAdmin(`There is no report ${plain(id)}.`);
  return [
    isFirst
      ? `${id} settled on ${settledText(settled)}.`
      : `${id} was settled on ${settledText(settled)} already: nothing was changed.`,
  ];
};

export const storesSettle: Command = {
  words: 'stores settle',
  about: 'takes a report of a store off the list, once somebody has seen to it',
  flags: [
    { name: 'report', about: 'its id, as "stores reported" shows it', isNeeded: true },
    { name: 'by', about: 'who has seen to it', isNeeded: true },
  ],
  run: settle,
};
