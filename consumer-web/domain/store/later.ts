import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';

/** A part that is fetched when it is first drawn, with the words that the first screen does without. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({
    default: (await loadPart(() => Promise.all([load(), loadTexts('find')])))[0],
  }));
