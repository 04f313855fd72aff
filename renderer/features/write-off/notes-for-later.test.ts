import { expect, it } from 'vitest';
import { NOTE_KINDS } from '#shared/codes/staff-note.ts';
import { notesForLater } from './notes-for-later.ts';

const notes = (mustConfirm: boolean) =>
  NOTE_KINDS.map((kind) => ({ id: kind, kind, text: kind, mustConfirm }));

it('a verdict reminds of what is to do for the guest, not of what was settled before it', () => {
  expect(notesForLater(notes(false)).map(({ kind }) => kind)).toEqual([
    'INFO',
    'ALLERGY',
    'EXTRA',
    'GUEST',
  ]);
});

it('and of nothing that the clerk has ticked', () => {
  expect(notesForLater(notes(true))).toEqual([]);
});
