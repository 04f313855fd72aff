/** The words of each area in English; those of the server, the desktop and the console stay out. */
export const files = import.meta.glob<{ texts: Readonly<Record<string, string>> }>(
  ['./*/en.ts', '!./{console*,desktop,driver,errors,gateway,messages,server,verdict}/*'],
  { base: '../../../shared/i18n' },
);
