import { create } from 'zustand';
import * as z from 'zod/mini';
import type { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { defineSlot } from '../../lib/storage.ts';

export type Category = (typeof PRODUCT_CATEGORIES)[number];
type Browse = {
  category: Category;
  keyword: string;
  choose: (category: Category) => void;
  search: (keyword: string) => void;
};

const keptKeyword = defineSlot({ key: 'keyword', area: 'session', schema: z.string(), absent: '' });

/** What the list of deals is narrowed to; it stays when a deal is opened and left again. */
export const useBrowse = create<Browse>()((set) => ({
  category: 'all',
  keyword: keptKeyword.get(),
  choose: (category) => {
    set({ category });
  },
  search: (keyword) => {
    keptKeyword.set(keyword);
    set({ keyword });
  },
}));
