/** One character of a code beside one that was received; null where one of them is missing. */
export type Pair = { readonly meant: string | null; readonly received: string | null };

const ONE_MISSING = 1.1;
/** Before and behind a code something extra is likelier: scanners add text there. */
const AT_THE_EDGE = 0.6;
const OTHER_CASE = 0.2;

const costOf = (meant: string, received: string): number => {
  if (meant === received) return 0;
  return meant.toLowerCase() === received.toLowerCase() ? OTHER_CASE : 1;
};

type Step = { readonly cost: number; readonly by: 'both' | 'received' | 'meant' | 'start' };

const cheapest = (steps: readonly Step[]): Step =>
  steps.reduce((best, step) => (step.cost < best.cost ? step : best));

/** Costs of all beginnings of `meant` beside all beginnings of `received`, with the step that led there (Needleman and Wunsch). */
const table = (meant: readonly string[], received: readonly string[]): Step[][] => {
  const rows: Step[][] = [];
  for (let row = 0; row <= meant.length; row += 1) {
    const extra = row === 0 || row === meant.length ? AT_THE_EDGE : ONE_MISSING;
    const line: Step[] = [];
    for (let column = 0; column <= received.length; column += 1) {
      const steps: Step[] = row === 0 && column === 0 ? [{ cost: 0, by: 'start' }] : [];
      if (row > 0 && column > 0)
        steps.push({
          cost: rows[row - 1]![column - 1]!.cost + costOf(meant[row - 1]!, received[column - 1]!),
          by: 'both',
        });
      if (column > 0) steps.push({ cost: line[column - 1]!.cost + extra, by: 'received' });
      if (row > 0) steps.push({ cost: rows[row - 1]![column]!.cost + ONE_MISSING, by: 'meant' });
      line.push(cheapest(steps));
    }
    rows.push(line);
  }
  return rows;
};

/** Aligns the received text with the code's, at the lowest cost. `cost`: 0 for the same text, about 1 for each character that is wrong. */
export const align = (meantText: string, receivedText: string): { cost: number; pairs: Pair[] } => {
  const meant = [...meantText];
  const received = [...receivedText];
  const rows = table(meant, received);
  const pairs: Pair[] = [];
  let row = meant.length;
  let column = received.length;
  while (row > 0 || column > 0) {
    const { by } = rows[row]![column]!;
    if (by !== 'received') row -= 1;
    if (by !== 'meant') column -= 1;
    pairs.unshift({
      meant: by === 'received' ? null : meant[row]!,
      received: by === 'meant' ? null : received[column]!,
    });
  }
  return { cost: rows[meant.length]![received.length]!.cost, pairs };
};
