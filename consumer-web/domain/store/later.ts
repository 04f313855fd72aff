import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/navigation/part.ts';
import type { TextPart } from '../../lib/text-parts.ts';

type Load<P extends object> = () => Promise<ComponentType<P>>;

const fetchPart = async <P extends object>(
  load: Load<P>,
  texts: TextPart = 'find',
): Promise<ComponentType<P>> => (await loadPart(() => Promise.all([load(), loadTexts(texts)])))[0];

/** A part that is fetched when it is first drawn, with the words that the first screen does without. */
export const later = <P extends object>(load: Load<P>) =>
  lazy(async () => ({ default: await fetchPart(load) }));

const Nothing = (): null => null;

/** As `later`, for a part that the screen can do without: if it cannot be fetched, the screen stands without it. */
export const optionalPart = <P extends object>(load: Load<P>, texts?: TextPart) =>
  lazy(async () => ({
    default: await fetchPart(load, texts).catch((): ComponentType<P> => Nothing),
  }));
