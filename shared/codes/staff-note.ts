/**
 * What a note for the staff is about (table A, row 29): it chooses the icon. GUEST is what the guest
 * wrote; LAST_DAY, USES and BOOKING are the server's own; the others are set with the product.
 */
export const NOTE_KINDS = [
  'INFO',
  'AGE',
  'ID',
  'ALLERGY',
  'EXTRA',
  'GUEST',
  'BOOKING',
  'LAST_DAY',
  'USES',
] as const;
/** The kinds that are set with a deal. */
export const DEAL_NOTE_KINDS = [
  'INFO',
  'AGE',
  'ID',
  'ALLERGY',
  'EXTRA',
] as const satisfies readonly (typeof NOTE_KINDS)[number][];
/** A kind of a note that is set with a deal. */
export type DealNoteKind = (typeof DEAL_NOTE_KINDS)[number];
/** A kind of staff note. */
export type NoteKind = (typeof NOTE_KINDS)[number];
