import type { PickOutcome } from '../../codes/pick.ts';
import { comparedEan, readGoodsCode, type Embedded } from '../../validate/ean.ts';

/** Of a line that is picked: the pieces that are still wanted, those in the bag, and how many it should have once what is missing is settled; null where nothing is. */
export type PickCount = { wanted: number; picked: number; leaves: number | null };

/** Pieces that are missing and that nobody has settled yet. */
export const shortOf = ({ wanted, leaves }: PickCount): number =>
  leaves === null ? 0 : Math.max(0, wanted - leaves);

/** Pieces that are still to be taken from the shelf. */
export const leftOf = (line: PickCount): number =>
  Math.max(0, line.wanted - line.picked - shortOf(line));

/** A line of a list. `pieceCents`, `pieceGrams`: what one piece of it was bought for, and weighs. */
export type PickLine = PickCount & {
  orderId: string;
  lineId: string;
  productId: string;
  ean: string;
  pieceCents: number;
  pieceGrams: number;
};

/** Goods of the store with the number under their bars. */
export type KnownGoods = { productId: string; ean: string };

/** A scan: a code, or a line by hand. `grams`: what the goods weigh, where a person says so. */
export type PickScan = {
  code: string | null;
  line: { orderId: string; lineId: string } | null;
  quantity: number;
  grams: number | null;
};

/** What a scan comes to. `found`: the goods that were scanned. `most`: what they may cost or weigh. */
export type PickVerdict =
  | { outcome: Extract<PickOutcome, 'PICKED'>; line: PickLine; grams: number | null }
  | { outcome: Extract<PickOutcome, 'EAN_UNKNOWN'> }
  | { outcome: Extract<PickOutcome, 'EAN_WRONG'>; productId: string }
  | {
      outcome: Extract<PickOutcome, 'WEIGHT_ABOVE'>;
      line: PickLine;
      unit: Embedded['unit'];
      most: number;
    };

/** How many pieces a line takes: what is left of it, and what was said to be missing and is found after all. */
const roomOf = (line: PickCount): number => Math.max(0, line.wanted - line.picked);

const withRoom = (lines: readonly PickLine[], quantity: number): PickLine | undefined =>
  lines.find((line) => leftOf(line) >= quantity) ?? lines.find((line) => roomOf(line) >= quantity);

const weighed = (line: PickLine, measure: Embedded | null): PickVerdict => {
  const grams = measure?.unit === 'GRAMS' ? measure.value : null;
  if (measure === null) return { outcome: 'PICKED', line, grams };
  const most = measure.unit === 'CENTS' ? line.pieceCents : line.pieceGrams;
  return measure.value > most
    ? { outcome: 'WEIGHT_ABOVE', line, unit: measure.unit, most }
    : { outcome: 'PICKED', line, grams };
};

/**
 * What a scan comes to: the first order of the list that still wants the goods gets them. Weighed goods
 * never cost or weigh more than what their guest paid for.
 */
export const judgePick = (
  lines: readonly PickLine[],
  goods: readonly KnownGoods[],
  { code, line: byHand, quantity, grams }: PickScan,
): PickVerdict => {
  const typed: Embedded | null = grams === null ? null : { unit: 'GRAMS', value: grams };
  if (code === null) {
    const line = lines.find(
      ({ orderId, lineId }) => orderId === byHand?.orderId && lineId === byHand.lineId,
    );
    if (line === undefined) return { outcome: 'EAN_UNKNOWN' };
    return roomOf(line) < quantity
      ? { outcome: 'EAN_WRONG', productId: line.productId }
      : weighed(line, typed);
  }
  const read = readGoodsCode(code);
  if (read === null) return { outcome: 'EAN_UNKNOWN' };
  const named = (ean: string | null) =>
    goods.filter((each) => each.ean !== '' && comparedEan(each.ean) === ean);
  const whole = named(read.ean);
  const found = whole.length > 0 ? whole : named(read.article);
  if (found.length === 0) return { outcome: 'EAN_UNKNOWN' };
  const line = withRoom(
    lines.filter(({ productId }) => found.some((each) => each.productId === productId)),
    quantity,
  );
  if (line === undefined) return { outcome: 'EAN_WRONG', productId: found[0]!.productId };
  return weighed(line, whole.length > 0 ? typed : read.embedded);
};
