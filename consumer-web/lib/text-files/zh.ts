/** The words of each area in Chinese; those of the server, the desktop and the console stay out. */
export const files = import.meta.glob<{ texts: Readonly<Record<string, string>> }>(
  ['./*/zh.ts', '!./{console*,desktop,driver,errors,gateway,messages,server,verdict}/*'],
  { base: '../../../shared/i18n' },
);
