import { TAKEOUT_EVENTS } from './takeout-event.ts';

/** What a store's feed tells: what happened to orders, and lines that a kitchen crossed out, of which guests hear nothing. */
export const DESK_EVENTS = [...TAKEOUT_EVENTS, 'MARKED'] as const;
/** A kind of event in a store's feed. */
export type DeskEventKind = (typeof DESK_EVENTS)[number];
