/** What a store has on its premises, in the order in which it is listed. The codes are ours. */
export const STORE_FACILITIES = [
  'wifi',
  'seats',
  'privateRoom',
  'parking',
  'stepFree',
  'babyChair',
  'pets',
  'cards',
] as const;
/** A facility of the table. */
export type StoreFacility = (typeof STORE_FACILITIES)[number];
