import { create } from 'zustand';
import type { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { storage } from '../../lib/storage.ts';

export type Category = (typeof PRODUCT_CATEGORIES)[number];
type Browse = {
  category: Category;
  keyword: string;
  choose: (category: Category) => void;
  search: (keyword: string) => void;
};

/** The filter of the deal list; it stays when a deal is opened and left. */
export const useBrowse = create<Browse>()((set) => ({
  category: 'all',
  keyword: storage.keyword.get(),
  choose: (category) => {
    set({ category });
  },
  search: (keyword) => {
    storage.keyword.set(keyword);
    set({ keyword });
  },
}));
