import type { StoreKind } from '../../codes/store-kind.ts';

/**
 * By which store, rider and guest call an order on its business day: P for pickup, D for delivery, M
 * for a supermarket, and three digits, which begin anew after 999 (decision DA14).
 */
export const deskNumber = (
  { business, isPickup }: { business: StoreKind; isPickup: boolean },
  serial: number,
): string => {
  const letter = business === 'market' ? 'M' : isPickup ? 'P' : 'D';
  return `${letter}${String(((serial - 1) % 999) + 1).padStart(3, '0')}`;
};

/** A number as a voice says it: `P012` is "P 12" (decision DA4). */
export const spokenDeskNumber = (number: string): string =>
  `${number.slice(0, 1)} ${Number(number.slice(1))}`;
