import type { texts as zh } from './zh.ts';

/** The pickup screen of a store, which shows both languages at once. */
export const texts: Record<keyof typeof zh, string> = {
  'wall.making': 'In the making',
  'wall.ready': 'Ready',
  'wall.nothing': 'No orders at the moment',
  'wall.offline': 'Connection lost: the numbers may be old ({time})',
  'wall.gone': 'This link is no longer valid. Ask the store for a new one',
  'wall.sound': 'Touch once for sound',
  'wall.say': '{number} is ready',
};
