import type { texts as zh } from './zh.ts';

/** Forms of the console in dialogs. */
export const texts: Record<keyof typeof zh, string> = {
  'form.leave': 'Discard your changes?',
  'form.leaveText': 'What you entered is not saved.',
  'form.discard': 'Discard',
  'form.stay': 'Keep editing',
};
