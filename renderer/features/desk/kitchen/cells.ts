import type { Ticket, TicketLine } from './tickets.ts';

/** How many tickets stand beside and above each other. No rows: a window that is too small for them scrolls. */
export type Grid = { columns: number; rows: number };

/** So wide and high a ticket is at least. */
const LEAST = { width: 300, height: 240 };

/** Four by two on a tablet, four by three and six by three on larger displays (decision DA12). */
export const gridOf = ({ width, height }: { width: number; height: number }): Grid => {
  if (width < 2 * LEAST.width) return { columns: 1, rows: 0 };
  const columns = width < 4 * LEAST.width ? Math.floor(width / LEAST.width) : width < 1860 ? 4 : 6;
  return { columns, rows: Math.min(3, Math.floor(height / LEAST.height)) };
};

/** How much room a cell has: so many rows of a dish below its head, each so many letters (of square script) wide. */
export type Room = { rows: number; letters: number };

const WIDE = /[\u{2E80}-\u{9FFF}\u{F900}-\u{FAFF}\u{FF00}-\u{FFEF}]/u;
/** How wide a letter of other scripts is beside it; words that break early are reckoned in. */
const NARROW = 0.68;

/** So many rows a text takes. */
export const rowsOf = (text: string, letters: number): number => {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 1 : NARROW;
  return Math.max(1, Math.ceil(width / letters));
};

/** A dish or a bar of a ticket, with the rows that it takes. */
export type Block =
  | { what: 'LINE'; line: TicketLine; rows: number }
  | { what: 'REMARK' | 'ALLERGENS' | 'BESIDES'; text: string; rows: number };
/** A part of a ticket that fills one cell. `part` counts from 0. */
export type Cell = { ticket: Ticket; index: number; blocks: Block[]; part: number; parts: number };

/** The pieces before a dish take so many letters. */
const PIECES = 1.95;
/** Words below a dish are smaller. */
const SMALL = 0.8;

/** The rows of a dish: its name, and what was chosen with it. */
export const lineRows = (name: string, small: readonly string[], { letters }: Room): number =>
  0.35 +
  rowsOf(name, letters - PIECES) +
  small.reduce((sum, text) => sum + SMALL * rowsOf(text, (letters - PIECES) / SMALL), 0);

/** The rows of a bar across the ticket. */
export const barRows = (text: string, { letters }: Room): number =>
  0.5 + SMALL * rowsOf(text, (letters - 1.3) / SMALL);

/** The head of a cell in which a ticket goes on is lower by this. */
const LOWER = 0.9;

/** Fills cells with the blocks of tickets: a ticket that is longer than its cell goes on in the next. */
export const cellsOf = (
  tickets: readonly Ticket[],
  blocksOf: (ticket: Ticket) => readonly Block[],
  { rows }: Pick<Room, 'rows'>,
): Cell[] =>
  tickets.flatMap((ticket, index) => {
    const parts: Block[][] = [[]];
    let used = 0;
    for (const block of blocksOf(ticket)) {
      if (used > 0 && used + block.rows > (parts.length > 1 ? rows + LOWER : rows)) {
        parts.push([]);
        used = 0;
      }
      parts.at(-1)!.push(block);
      used += block.rows;
    }
    return parts.map((blocks, part) => ({ ticket, index, blocks, part, parts: parts.length }));
  });

/** The tickets that begin within a number of cells; the first always does. */
export const fitting = (cells: readonly Cell[], most: number): Cell[] => {
  const shown: Cell[] = [];
  for (const cell of cells) {
    if (shown.length >= most) break;
    shown.push(cell);
  }
  // a ticket that would be cut waits for the next page, unless it is the only one
  const last = shown.at(-1);
  if (last === undefined || last.part === last.parts - 1) return shown;
  const whole = shown.filter(({ index }) => index !== last.index);
  return whole.length === 0 ? shown : whole;
};
