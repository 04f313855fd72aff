import { judgePick, type PickLine } from '#shared/order/desk/pick.ts';
import type { KeptScan } from '../../lib/storage-picks.ts';
import type { Line, Pick, Scanned } from './queries.ts';

/** What goods cost or weigh is judged by the server, once it answers again. */
const rowOf = (line: Line): PickLine & Line => ({
  ...line,
  leaves: line.short > 0 ? line.wanted - line.short : null,
  pieceCents: Number.MAX_SAFE_INTEGER,
  pieceGrams: Number.MAX_SAFE_INTEGER,
});

/** Where a scan goes by what this till knows; null for what is not wanted by the list. */
export const lineFor = ({ lines }: Pick, { ean, orderId, lineId }: Scanned): Line | null => {
  const rows = lines.map(rowOf);
  const verdict = judgePick(rows, rows, {
    code: ean ?? null,
    line: orderId === undefined || lineId === undefined ? null : { orderId, lineId },
    quantity: 1,
    grams: null,
  });
  if (verdict.outcome !== 'PICKED') return null;
  const { line } = verdict;
  return lines.find((each) => each.orderId === line.orderId && each.lineId === line.lineId) ?? null;
};

const withOne = (line: Line): Line => {
  const { picked, left, short } = line;
  // more than was left: what was said to be missing is found
  return left > 0
    ? { ...line, picked: picked + 1, left: left - 1 }
    : { ...line, picked: picked + 1, short: Math.max(0, short - 1) };
};

/** A list as its picker sees it: with what is in the bag and not yet sent. */
export const withWaiting = (pick: Pick, waiting: readonly KeptScan[]): Pick => {
  let shown = pick;
  for (const scan of waiting) {
    const line = scan.pickId === pick.pickId ? lineFor(shown, scan) : null;
    if (line !== null)
      shown = {
        ...shown,
        lines: shown.lines.map((each) =>
          each.orderId === line.orderId && each.lineId === line.lineId ? withOne(each) : each,
        ),
      };
  }
  return shown;
};
