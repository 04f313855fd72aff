import { PAPER_KINDS, type PaperKind } from '../../codes/printer.ts';
import type { StoreKind } from '../../codes/store-kind.ts';
import { asId, type StationId } from '../../kernel/ids.ts';
import type { Day } from '../../kernel/time.ts';

/** A paper of an order, or of a store's day. `stationId`: where it belongs; null, at none in particular. `mark`: tells one change of an order from another, a label from the one that it replaces, and one list from another. */
export type Paper = { kind: PaperKind; stationId: StationId | null; mark?: string };

/** The name of a paper within its order. */
export const partOf = ({ kind, stationId, mark }: Paper): string =>
  [kind, mark, stationId].filter((part) => part !== undefined && part !== null).join('.');

const isKind = (text: string): text is PaperKind => PAPER_KINDS.some((kind) => kind === text);

/** The paper of a name; null for a name that none has. */
export const paperOf = (part: string): Paper | null => {
  const [kind = '', ...all] = part.split('.');
  const isMarked = kind === 'CHANGE' || kind === 'MORNING' || (kind === 'LABEL' && all.length > 0);
  const [mark, rest] = isMarked ? [all[0] ?? '', all.slice(1)] : [undefined, all];
  const stationId = rest.join('.');
  if (!isKind(kind) || mark === '' || (stationId === '') === rest.length > 0) return null;
  return {
    kind,
    stationId: stationId === '' ? null : asId<StationId>(stationId),
    ...(mark !== undefined && { mark }),
  };
};

const LIST_MARK = /^(\d{4}-\d{2}-\d{2})(?:-(\d{1,4}))?$/;

/** The list of a day's pre-orders (decision DA32). `nth`: 0, the one that comes by itself; others were asked for. */
export const morningPaper = (day: Day, nth: number): Paper => ({
  kind: 'MORNING',
  stationId: null,
  mark: nth === 0 ? day : `${day}-${nth}`,
});

/** The day of a list, and which of that day's it is; null for any other paper. */
export const morningOf = (paper: Paper | null): { day: Day; nth: number } | null => {
  const [, day, nth = '0'] = LIST_MARK.exec((paper?.kind === 'MORNING' && paper.mark) || '') ?? [];
  return day === undefined ? null : { day: day as Day, nth: Number(nth) };
};

type Lines = readonly { stationIds: readonly StationId[] }[];

/**
 * The papers of an order that was accepted: a kitchen gets one ticket a station, and one for what no
 * station makes; a supermarket gets its pick list. Each bag gets a label (decision DA13).
 */
export const papersAtAccept = (kind: StoreKind, lines: Lines): Paper[] => {
  const label: Paper = { kind: 'LABEL', stationId: null };
  if (kind === 'market') return [{ kind: 'PICK', stationId: null }, label];
  const stations = [...new Set(lines.flatMap(({ stationIds }) => stationIds))].toSorted();
  const hasOther = lines.some(({ stationIds }) => stationIds.length === 0);
  return [
    ...stations.map((stationId): Paper => ({ kind: 'TICKET', stationId })),
    ...(hasOther ? [{ kind: 'TICKET', stationId: null } as const] : []),
    label,
  ];
};

/** The slips that stop papers which have come out, or may have; a label stops nobody. */
export const stopsOf = (papers: readonly Paper[]): Paper[] =>
  papers
    .filter(({ kind }) => kind === 'TICKET' || kind === 'PICK')
    .map(({ stationId }) => ({ kind: 'STOP', stationId }));

/**
 * What takes the place of a ticket or a list that has come out, or may have, once its lines are others.
 * `mark`: says what they are now.
 */
export const changeOf = ({ stationId }: Paper, mark: string): Paper => ({
  kind: 'CHANGE',
  stationId,
  mark,
});

/** The label that takes the place of the labels before it. `count`: how many labels the order has had. */
export const labelAfter = (count: number): Paper => ({
  kind: 'LABEL',
  stationId: null,
  mark: String(count + 1),
});

type Printing = { stationIds: readonly StationId[]; hasLabels: boolean };

/** The printer of a paper: the one that is set for it, else the store's first; null without any. */
export const printerFor = <P extends Printing>(
  printers: readonly P[],
  { kind, stationId }: Paper,
): P | null =>
  printers.find(({ stationIds, hasLabels }) =>
    kind === 'LABEL' ? hasLabels : stationId !== null && stationIds.includes(stationId),
  ) ??
  printers[0] ??
  null;
