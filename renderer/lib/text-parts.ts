import type { Area } from '#shared/i18n/catalogue.ts';

/** The areas of words that the console shows: `first` on sign-in and write-off, `later` in what `lazyPart` loads. */
export const TEXT_PARTS = {
  first: ['console', 'console-sign-in', 'console-write-off', 'errors', 'frame', 'verdict'],
  later: [
    'console-alerts',
    'console-audit',
    'console-day-close',
    'console-deal-promotions',
    'console-desk',
    'console-desk-money',
    'console-desk-out',
    'console-display',
    'console-forms',
    'console-hand-over',
    'console-kitchen',
    'console-menu',
    'console-picking',
    'console-print',
    'console-orders',
    'console-people',
    'console-products',
    'console-promotions',
    'console-records',
    'console-refunds',
    'console-reviews',
    'console-scanner',
    'console-settings',
    'console-stores',
    'console-visits',
    'group',
    'labels',
    'voucher',
  ],
} as const satisfies Record<string, readonly Area[]>;
export type TextPart = keyof typeof TEXT_PARTS;
