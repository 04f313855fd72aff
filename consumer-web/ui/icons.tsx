import type { CSSProperties } from 'react';

type IconName =
  | 'back'
  | 'search'
  | 'pin'
  | 'ticket'
  | 'copy'
  | 'phone'
  | 'close'
  | 'next'
  | 'check'
  | 'clock'
  | 'minus'
  | 'plus'
  | 'home'
  | 'bowl'
  | 'basket'
  | 'receipt'
  | 'packet';

const PATHS: Record<IconName, string> = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  pin: 'M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.500 6.400 7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  ticket: 'M4 7h16v3.500a1.800 1.800 0 0 0 0 3.500V17H4v-3a1.800 1.800 0 0 0 0-3.500zM14 7v10',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  phone:
    'M6 4h3l1.500 4.500L8.500 10a12 12 0 0 0 5.500 5.500l1.500-2L20 15v3c0 1.500-1 2-2 2C11 20 4 13 4 6c0-1 .500-2 2-2z',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-5h4v5',
  bowl: 'M3 12h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8zM8 9c0-2 1.500-2 1.500-4M13 9c0-2 1.500-2 1.500-4',
  basket: 'M4 10h16l-1.500 9.500h-13zM8 10l3-6M16 10l-3-6M9.500 13.500v3M14.500 13.500v3',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  packet: 'M6 3h12v18H6zM6 8c4 3 8 3 12 0M12 10.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
};

/** The size of an icon on a phone; it grows with the text on a small tablet. */
export const iconSize = (size: number): CSSProperties => ({ '--s': size }) as CSSProperties;

/** A line icon. It is never the only carrier of meaning: the button or the text beside it names it. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    className="icon"
    style={iconSize(size)}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
