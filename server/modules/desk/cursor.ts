import { refuse } from '#server/kit/refusal.ts';

/** Up to which number each store's feed is known. */
export type Cursor = ReadonlyMap<string, number>;

const PART = /^([\w-]{1,64}):(\d{1,15})$/;

/** As the wire carries it: `store:number`, joined by commas. */
export const writeCursor = (cursor: Cursor): string =>
  [...cursor].map(([storeId, number]) => `${storeId}:${number}`).join(',');

/** Reads a cursor that this server wrote; anything else is refused. */
export const readCursor = (written: string): Cursor => {
  const parts = written === '' ? [] : written.split(',').map((part) => PART.exec(part));
  if (parts.length > 200) return refuse('CURSOR_INVALID');
  return new Map(
    parts.map((part) => (part === null ? refuse('CURSOR_INVALID') : [part[1]!, Number(part[2])])),
  );
};
