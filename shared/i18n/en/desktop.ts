/** Sentences of the desktop shell itself, outside the pages. */
export const desktop = {
  'desktop.badBackend': 'The backend address in {source} is wrong: give one that begins with http:// or https:// and has no path.',
  'desktop.chooseScanner': 'Choose the scanner',
  'desktop.cancel': 'Cancel',
};
