import { expect, it } from 'vitest';
import { tabsOf } from './tabs.ts';

const NOTHING = { coverCount: 0, storyCount: 0, productCount: 0, specialityCount: 0 };
const tabs = (counts: Partial<typeof NOTHING>, more: { comments?: number; stores?: number } = {}) =>
  tabsOf({
    decorCount: { ...NOTHING, ...counts },
    commentCount: more.comments ?? 0,
    merchantStores: Array.from({ length: more.stores ?? 0 }),
  });

it('a tab of a store is away while there is nothing under it', () => {
  expect(tabs({ coverCount: 3 })).toEqual(['deals']);
  expect(tabs({ productCount: 1 })).toEqual(['deals', 'showcase']);
  expect(tabs({ specialityCount: 1 })).toEqual(['deals', 'showcase']);
  expect(tabs({ storyCount: 2 })).toEqual(['deals', 'story']);
  expect(tabs({}, { comments: 1 })).toEqual(['deals', 'reviews']);
  expect(tabs({}, { stores: 1 })).toEqual(['deals', 'stores']);
});
