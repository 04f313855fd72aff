import {
  GROUP_LABELS,
  GROUP_SORTS,
  type GroupLabel,
  type GroupSort,
  DISTRICTS,
  type District,
} from '#shared/codes/group-list.ts';
import { PRODUCT_CATEGORIES } from '#shared/contract/consumer/group-product.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

export type Category = (typeof PRODUCT_CATEGORIES)[number];

/** What a list is sorted by and narrowed to, as the address holds it. Texts are ids of the server's options; '' is none. */
export type GroupFilters = {
  category: Category;
  sort: GroupSort;
  district: District | '';
  distance: string;
  price: string;
  labels: readonly GroupLabel[];
};

export const NO_FILTERS: GroupFilters = {
  category: 'all',
  sort: 'overall',
  district: '',
  distance: '',
  price: '',
  labels: [],
};

const DISTANCE = /^\d{1,5}$/;
const PRICE = /^(\d{1,6})-(\d{1,6})?$/;

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null;
const fitting = (pattern: RegExp, text: string | null): string =>
  text !== null && pattern.test(text) ? text : '';

/** The filters that an address names; unknown values are ignored. */
export const filtersIn = (query: URLSearchParams): GroupFilters => {
  const labels = (query.get('only') ?? '').split(',');
  return {
    category: oneOf(PRODUCT_CATEGORIES, query.get('category')) ?? NO_FILTERS.category,
    sort: oneOf(GROUP_SORTS, query.get('sort')) ?? NO_FILTERS.sort,
    district: oneOf(DISTRICTS, query.get('district')) ?? '',
    distance: fitting(DISTANCE, query.get('distance')),
    price: fitting(PRICE, query.get('price')),
    labels: GROUP_LABELS.filter((label) => labels.includes(label)),
  };
};

/** The query with these filters; all else in it stays. */
export const withFilters = (query: URLSearchParams, filters: GroupFilters): URLSearchParams => {
  const next = new URLSearchParams(query);
  const values = { ...filters, only: filters.labels.join(',') };
  for (const name of ['category', 'sort', 'district', 'distance', 'price', 'only'] as const) {
    const isUsual = values[name] === '' || (name !== 'only' && values[name] === NO_FILTERS[name]);
    if (isUsual) next.delete(name);
    else next.set(name, values[name]);
  }
  return next;
};

/** Adds a label, or takes it away. */
export const toggled = (labels: readonly GroupLabel[], id: string): readonly GroupLabel[] =>
  GROUP_LABELS.filter((label) => (label === id) !== labels.includes(label));

/** How many of the filter sheet's choices are made; category and sort show themselves. */
export const chosenCount = ({ district, distance, price, labels }: GroupFilters): number =>
  labels.length + [district, distance, price].filter((text) => text !== '').length;

/** Whether anything is narrowed; a sort narrows nothing. */
export const isNarrowed = (filters: GroupFilters): boolean =>
  filters.category !== 'all' || chosenCount(filters) > 0;

const dollarsIn = (text: string | undefined): Cents | undefined =>
  text === undefined ? undefined : cents(Number(text) * 100);

/** The same as the lists' request. */
export const requestOf = ({ category, sort, district, distance, price, labels }: GroupFilters) => {
  const [, from, to] = PRICE.exec(price) ?? [];
  const [priceFrom, priceTo] = [dollarsIn(from), dollarsIn(to)];
  return {
    category,
    sort,
    filters: {
      labels: [...labels],
      ...(district !== '' && { district }),
      ...(distance !== '' && { distance: Number(distance) }),
      ...(priceFrom !== undefined && { priceFrom }),
      ...(priceTo !== undefined && { priceTo }),
    },
  };
};
