import { attribute, tagsOf } from './tags.ts';

/** How a number is shown: as a date, per hundred, or with so many digits at least. */
export type Format = 'date' | 'percent' | 'plain' | { digits: number };

const PERCENT = [9, 10];
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

const formatOf = (code: string): Format => {
  // texts, colours and conditions say nothing of what a number is
  const bare = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').split(';', 1)[0]!;
  if (/^0{2,}$/.test(bare)) return { digits: bare.length };
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare.replaceAll(/general/gi, '')) ? 'date' : 'plain';
};

/** How the cells of each style show a number. */
export const formatsOf = (styles: string): Format[] => {
  const own = new Map<number, Format>();
  const formats: Format[] = [];
  let isInCells = false;
  for (const tag of tagsOf(styles)) {
    if (tag.name === 'cellXfs') isInCells = !tag.isEnd && !tag.isWhole;
    else if (tag.name === 'numFmt' && !tag.isEnd)
      own.set(Number(attribute(tag, 'numFmtId')), formatOf(attribute(tag, 'formatCode') ?? ''));
    else if (tag.name === 'xf' && isInCells && !tag.isEnd) {
      const id = Number(attribute(tag, 'numFmtId') ?? 0);
      const known = isBuiltInDate(id) ? 'date' : PERCENT.includes(id) ? 'percent' : 'plain';
      formats.push(own.get(id) ?? known);
    }
  }
  return formats;
};

/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;
/** A number as its cell shows it, whatever the file keeps of it; null for a date. */
export const numberText = (raw: string, format: Format): string | null => {
  const number = Number(raw);
  if (format === 'date' || raw.trim() === '' || !Number.isFinite(number)) return null;
  const shown = String(Number((format === 'percent' ? number * 100 : number).toPrecision(DIGITS)));
  return typeof format === 'object' ? shown.padStart(format.digits, '0') : shown;
};
