/** A figure beside its yardstick, as one printed row. */
export type Row = Record<string, string | number>;

export const median = (values: readonly number[]): number => percentile(values, 50);

/** Nearest-rank percentile; NaN for nothing. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const printTable = (title: string, rows: readonly Row[]): void => {
  console.log(`\n## ${title}\n`);
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const cells = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => columns.map((name) => String(row[name] ?? '–'))),
  ];
  for (const line of cells) console.log(`| ${line.join(' | ')} |`);
};

export const printNote = (text: string): void => {
  console.log(`\n${text}`);
};
