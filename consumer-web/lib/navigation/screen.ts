import type { ComponentType } from 'react';

/** Fetches the code of one screen. */
export type ScreenLoader = () => Promise<ComponentType>;
/** What an area's `screens.ts` must hold: a screen for every row of its routes. */
export type ScreensOf<Routes> = { readonly [Name in keyof Routes]: ScreenLoader };
