import { storeSort } from '#shared/codes/store-sort.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

/** Switches of the list's request, as the server's filter list names them. */
export const FLAGS = [
  'isOpen',
  'pickup',
  'isNew',
  'qualityDelivery',
  'fullReduction',
  'discount',
  'storeCoupon',
] as const;
export type Flag = (typeof FLAGS)[number];

/** What a list of stores is narrowed to. Texts are ids of the server's options, '' is none. */
export type Filters = {
  sort: number;
  label: string;
  flags: readonly Flag[];
  way: string;
  time: string;
  distance: string;
  price: string;
  category: string;
};

export const NO_FILTERS: Filters = {
  sort: storeSort.codes.overall,
  label: '',
  flags: [],
  way: '',
  time: '',
  distance: '',
  price: '',
  category: '',
};

const TEXTS = {
  label: 'label',
  way: 'way',
  time: 'time',
  distance: 'distance',
  price: 'price',
  category: 'category',
} as const;
type TextField = keyof typeof TEXTS;
const ID = /^[\w-]{1,40}$/;

/** The filters that an address names; unknown values are ignored. */
export const filtersIn = (query: URLSearchParams): Filters => {
  const text = (name: TextField): string => {
    const value = query.get(TEXTS[name]) ?? '';
    return ID.test(value) ? value : '';
  };
  const sort = Number(query.get('sort'));
  const wanted = (query.get('only') ?? '').split(',');
  return {
    sort: storeSort.nameOf(sort) === 'unknown' ? storeSort.codes.overall : sort,
    label: text('label'),
    flags: FLAGS.filter((flag) => wanted.includes(flag)),
    way: text('way'),
    time: text('time'),
    distance: text('distance'),
    price: text('price'),
    category: text('category'),
  };
};

/** The query with these filters; all else in it stays. */
export const withFilters = (query: URLSearchParams, filters: Filters): URLSearchParams => {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put('sort', filters.sort === storeSort.codes.overall ? '' : String(filters.sort));
  put('only', filters.flags.join(','));
  for (const name of Object.keys(TEXTS) as TextField[]) put(TEXTS[name], filters[name]);
  return next;
};

/** How many of the filter sheet's choices are made; sort and quick labels show themselves. */
export const chosenCount = ({ flags, way, time, distance, price, category }: Filters): number =>
  flags.length + [way, time, distance, price, category].filter((text) => text !== '').length;

export const isPlain = (filters: Filters): boolean =>
  filters.sort === storeSort.codes.overall && filters.label === '' && chosenCount(filters) === 0;

const whole = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) ? Number(text) : undefined;
const money = (text: string | undefined): Cents | undefined => {
  const dollars = whole(text ?? '');
  return dollars === undefined ? undefined : cents(dollars * 100);
};

/** The same as the list's request. */
export const requestOf = ({
  sort,
  label,
  flags,
  way,
  time,
  distance,
  price,
  category,
}: Filters) => {
  const [from, to] = price.split('-');
  const [priceFrom, priceTo, deliveryTime, meters, delivery] = [
    money(from),
    money(to),
    whole(time),
    whole(distance),
    whole(way),
  ];
  return {
    sortType: sort,
    ...(Object.fromEntries(flags.map((flag) => [flag, true])) as Partial<Record<Flag, true>>),
    ...(label !== '' && { labelId: label }),
    ...(category !== '' && { classifyId: category }),
    ...(priceFrom !== undefined && { priceFrom }),
    ...(priceTo !== undefined && { priceTo }),
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(meters !== undefined && { distance: meters }),
    ...(delivery !== undefined && { deliveryTypes: [delivery] }),
  };
};
