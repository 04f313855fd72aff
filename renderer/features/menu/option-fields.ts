import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Problems } from '../../lib/form.ts';
import { centsOf, countOf, isExtraPrice } from './dish-fields.ts';

type ValueFields = {
  optionId: string | null;
  zh: string;
  en: string;
  price: string;
  isSoldOut: boolean;
  isDefault: boolean;
};
/** A group of options as it is typed; one of which at least one is chosen is required. */
export type GroupFields = {
  optionId: string | null;
  zh: string;
  en: string;
  least: string;
  most: string;
  values: ValueFields[];
};
export type OptionFields = { groups: GroupFields[] };

export const NEW_VALUE: ValueFields = {
  optionId: null,
  zh: '',
  en: '',
  price: '0.00',
  isSoldOut: false,
  isDefault: false,
};
export const NEW_GROUP: GroupFields = {
  optionId: null,
  zh: '',
  en: '',
  least: '0',
  most: '1',
  values: [NEW_VALUE],
};

export const groupFields = (group: OptionGroupEdit): GroupFields => ({
  optionId: group.optionId ?? null,
  zh: group.name.zh,
  en: group.name.en,
  least: String(group.isRequired ? Math.max(1, group.least) : group.least),
  most: String(Math.min(group.most, group.values.length)),
  values: group.values.map((value) => ({
    optionId: value.optionId ?? null,
    zh: value.name.zh,
    en: value.name.en,
    price: toDollars(value.price).toFixed(2),
    isSoldOut: value.isSoldOut,
    isDefault: value.isDefault,
  })),
});

const countsProblem = ({ least, most, values }: GroupFields) => {
  const [from, to] = [countOf(least, MENU_LIMITS.values), countOf(most, MENU_LIMITS.values)];
  const isGood =
    from !== null && to !== null && from >= 0 && to >= 1 && from <= to && to <= values.length;
  return isGood ? null : 'menuEdit.problem.counts';
};

/** What is wrong with groups of options as they are typed, by field. */
export const optionProblems = ({ groups }: OptionFields): Problems =>
  Object.fromEntries(
    groups.flatMap((group, at) => [
      [`groups.${at}.zh`, group.zh.trim() === '' ? 'menuEdit.problem.needed' : null],
      [`groups.${at}.most`, countsProblem(group)],
      ...group.values.flatMap((value, place): [string, Problems[string]][] => [
        [
          `groups.${at}.values.${place}.zh`,
          value.zh.trim() === '' ? 'menuEdit.problem.needed' : null,
        ],
        [
          `groups.${at}.values.${place}.price`,
          isExtraPrice(value.price) ? null : 'menuEdit.problem.extra',
        ],
      ]),
    ]),
  );

/** Groups to be sent; their fields have been checked. */
export const groupsOf = ({ groups }: OptionFields): OptionGroupEdit[] =>
  groups.map((group) => ({
    ...(group.optionId !== null && { optionId: group.optionId }),
    name: { zh: group.zh.trim(), en: group.en.trim() },
    isRequired: Number(group.least) > 0,
    least: Number(group.least),
    most: Number(group.most),
    values: group.values.map((value) => ({
      ...(value.optionId !== null && { optionId: value.optionId }),
      name: { zh: value.zh.trim(), en: value.en.trim() },
      price: centsOf(value.price)!,
      isSoldOut: value.isSoldOut,
      isDefault: value.isDefault,
    })),
  }));
