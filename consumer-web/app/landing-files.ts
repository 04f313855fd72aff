import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import type { TextPart } from '../lib/text-parts.ts';

/** `modules`: what is loaded by itself, in the order in which it is needed. `texts`: the words of the screen. */
type LandingFiles = { modules: readonly string[]; texts: TextPart };

/**
 * What a screen is drawn from where many visits begin, as paths below `features/`. Read by the build only: the page asks for
 * these files while its own script is still on the line (`build/landing-files.ts`), and `start-early.ts` loads them.
 */
export const LANDING_FILES = {
  home: { modules: ['takeout/home/home.screen.tsx'], texts: 'home' },
  groupBooking: {
    modules: ['group/first-question.ts', 'group/group-booking.screen.tsx', 'group/screens.ts'],
    texts: 'group',
  },
  groupProductDetail: {
    modules: ['group/first-deal.ts', 'group/product-detail.screen.tsx', 'group/screens.ts'],
    texts: 'group',
  },
  groupStore: {
    modules: [
      'group/store-page/first-question.ts',
      'group/store-page/store.screen.tsx',
      'group/screens.ts',
    ],
    texts: 'group',
  },
  marketIndex: {
    modules: [
      'market/home/first-question.ts',
      'market/home/market-home.screen.tsx',
      'market/home/screens.ts',
      'market/home/parts/later-part.tsx',
    ],
    texts: 'market-home',
  },
  marketStore: {
    modules: [
      'market/store/first-question.ts',
      'market/store/store.screen.tsx',
      'market/store/screens.ts',
    ],
    texts: 'market-store',
  },
  vipHome: {
    modules: [
      'monthly-card/first-question.ts',
      'monthly-card/home.screen.tsx',
      'monthly-card/screens.ts',
    ],
    texts: 'monthly-card',
  },
  memberOnline: {
    modules: ['points/first-question.ts', 'points/online.screen.tsx', 'points/screens.ts'],
    texts: 'points',
  },
  Store: {
    modules: [
      'takeout/store/first-question.ts',
      'takeout/store/store.screen.tsx',
      'takeout/store/screens.ts',
    ],
    texts: 'store',
  },
} as const satisfies Partial<Record<ConsumerRouteName, LandingFiles>>;

/** A screen where many visits begin. */
export type LandingName = keyof typeof LANDING_FILES;
