import type { OptionGroup } from '#server/modules/catalogue/index.ts';
import { group } from '../takeout/options.ts';

const pick = { required: true } as const;

const GROUPS = {
  ripeness: group(
    'ripeness',
    ['成熟度', 'Ripeness'],
    [
      ['即食', 'Ready to eat', 0, 'default'],
      ['半熟，兩三日後食', 'For two or three days from now'],
      ['較生', 'Firm'],
    ],
    pick,
  ),
  meatCut: group(
    'meatCut',
    ['切法', 'How it is cut'],
    [
      ['原件', 'In one piece', 0, 'default'],
      ['切片', 'Sliced'],
      ['切粒', 'Diced'],
      ['免治', 'Minced', 2],
    ],
    pick,
  ),
  fishClean: group(
    'fishClean',
    ['處理方式', 'How it is prepared'],
    [
      ['劏好去鱗', 'Scaled and gutted', 0, 'default'],
      ['原條', 'Whole, as it is'],
      ['起肉', 'Filleted', 10],
      ['斬件', 'Cut in steaks', 5],
    ],
    pick,
  ),
  chickenCut: group(
    'chickenCut',
    ['斬件', 'Cutting'],
    [
      ['原隻', 'Whole', 0, 'default'],
      ['開邊', 'In halves'],
      ['斬件', 'In pieces'],
      ['去皮', 'Skinned', 3],
    ],
    pick,
  ),
  slicing: group(
    'slicing',
    ['厚薄', 'Slices'],
    [
      ['薄切', 'Thin', 0, 'default'],
      ['厚切', 'Thick'],
      ['不切', 'Unsliced'],
    ],
    pick,
  ),
  heating: group(
    'heating',
    ['加熱', 'Heating'],
    [
      ['不用加熱', 'Leave it cold', 0, 'default'],
      ['幫我加熱', 'Heat it for me'],
    ],
    pick,
  ),
  grind: group(
    'grind',
    ['研磨', 'Grind'],
    [
      ['原豆', 'Whole beans', 0, 'default'],
      ['濾杯', 'For a filter'],
      ['意式機', 'For espresso'],
      ['法式壓壺', 'For a French press'],
    ],
    pick,
  ),
  extras: group(
    'extras',
    ['加配', 'With it'],
    [
      ['薑葱', 'Ginger and spring onion', 3],
      ['檸檬', 'Lemon', 4],
      ['香草束', 'Bunch of herbs', 8],
      ['蒜頭', 'Garlic', 3, 'soldOut'],
    ],
    { many: [0, 3] },
  ),
} as const satisfies Record<string, OptionGroup>;
export type GoodsOption = keyof typeof GROUPS;

/** What can be chosen of goods. A store has those that its goods name. */
export const GOODS_OPTIONS: readonly OptionGroup[] = Object.values(GROUPS);
