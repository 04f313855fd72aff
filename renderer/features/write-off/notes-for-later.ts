import type { NoteKind } from '#shared/codes/staff-note.ts';
import type { StaffNote } from './machine/state.ts';

/** Whether a note of its kind is something to do after the write-off: age, papers, booking and uses are settled before it. */
const IS_FOR_LATER: Record<NoteKind, boolean> = {
  INFO: true,
  ALLERGY: true,
  EXTRA: true,
  GUEST: true,
  AGE: false,
  ID: false,
  BOOKING: false,
  LAST_DAY: false,
  USES: false,
};

/** The notes of a verdict, without those ticked before the write-off. */
export const notesForLater = (notes: readonly StaffNote[]): StaffNote[] =>
  notes.filter(({ kind, mustConfirm }) => !mustConfirm && IS_FOR_LATER[kind]);
