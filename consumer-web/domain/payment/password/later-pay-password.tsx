import { laterSheet } from '../../../lib/navigation/later-sheet.tsx';

/** Asks for the payment password; its part comes with the first need. */
export const LaterPayPassword = laterSheet(
  async () => (await import('./pay-password-sheet.tsx')).PayPasswordSheet,
);
