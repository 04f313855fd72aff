import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { PrintedPaper } from '#renderer/lib/printing/test-printer.ts';

const FONT =
  '700 25px "Noto Sans TC", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans HK", "Hiragino Sans", sans-serif';

type Dots = { readonly width: number; readonly rows: readonly string[] };

/** The dots of some words in the bold font of a receipt, as this machine draws them, row by row. */
const drawn = (page: Page, words: string): Promise<Dots> =>
  page.evaluate(
    ([text, font]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 576, height: 35 });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 576, 35);
      Object.assign(pen, { font, fillStyle: '#000', textBaseline: 'middle' });
      const width = Math.floor(pen.measureText(text).width);
      pen.fillText(text, 0, 17.5);
      const { data } = pen.getImageData(0, 0, 576, 35);
      const isDark = (at: number): boolean => data[at]! < 170;
      const rows = Array.from({ length: 35 }, (_, y) =>
        Array.from({ length: width }, (__, x) => (isDark((y * 576 + x) * 4) ? '1' : '0')).join(''),
      );
      return { width, rows: rows.filter((row) => row.includes('1')) };
    },
    [words, FONT] as const,
  );

/** Whether words stand at the left edge of a line of the paper, dot by dot, each letter with a picture of its own (none is the box of a missing letter). */
export const isOnPaper = async (
  page: Page,
  { rows }: PrintedPaper,
  words: string,
): Promise<boolean> => {
  const { width, rows: wanted } = await drawn(page, words);
  const letters = await Promise.all([...new Set(words)].map((letter) => drawn(page, letter)));
  if (new Set(letters.map((dots) => dots.rows.join('\n'))).size !== letters.length) return false;
  const paper = rows.map((row) => [...row.subarray(0, width)].join(''));
  return paper.some((_, top) => wanted.every((row, at) => paper[top + at] === row));
};

/** What the streams of a PDF hold that are packed as text. */
const streamsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/[^d]stream\r?\n/g)].map(({ index, 0: mark }) => {
    const from = index + mark.length;
    try {
      return inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    } catch {
      return '';
    }
  });
};

/** The letters that a PDF of Chromium's shows: what its fonts say of their glyphs, one by one or in a row. (門 is named by its radical.) */
export const lettersOfPdf = (pdf: Buffer): Set<string> => {
  const letters = new Set<string>();
  for (const map of streamsOf(pdf).filter((stream) => stream.includes('beginbf'))) {
    for (const [, first = '', last = first, letter = ''] of map.matchAll(
      /^<((?:[0-9A-F]{2}){1,2})> (?:<((?:[0-9A-F]{2}){1,2})> )?<([0-9A-F]{4})>$/gim,
    )) {
      for (let at = 0; at <= Number.parseInt(last, 16) - Number.parseInt(first, 16); at += 1)
        letters.add(String.fromCodePoint(Number.parseInt(letter, 16) + at).normalize('NFKC'));
    }
  }
  return letters;
};

/** Millimetres across and down of each page of a PDF. */
export const pagesOfPdf = (pdf: Buffer): [number, number][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [
      Math.round((Number(width) / 72) * 25.4),
      Math.round((Number(height) / 72) * 25.4),
    ],
  );
