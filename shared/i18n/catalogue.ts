import * as en from './en.ts';
import type { Language } from './language.ts';
import * as zh from './zh.ts';

type Source = typeof zh;
/** The name of an area: its folder. */
export type Area = keyof Source;
/** The keys of an area, or of several. */
export type KeyOf<Name extends Area> = { [A in Name]: keyof Source[A] }[Name];
/** Every key of every area. */
export type MessageKey = KeyOf<Area>;
/** The words of one language. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** What each language must have: every area, with every key of the source. */
type Complete = { readonly [A in Area]: Readonly<Record<keyof Source[A], string>> };

const joined = (areas: Complete): Catalogue =>
  Object.assign({}, ...Object.values(areas)) as Catalogue;

/** All words of each language. To load single areas, import `<area>/<language>.ts` instead. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  'zh-Hant': joined(zh),
  en: joined(en),
};
