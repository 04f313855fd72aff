import { Button, Group, Stack, Text } from '@mantine/core';
import type { MenuClass } from '#shared/contract/merchant/menu-shapes.ts';
import { weekdayWords } from '#shared/group/use-time-words.ts';
import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { nameIn } from '../class-tree.ts';
import { differences, type DishFields } from '../dish-fields.ts';
import classes from '../menu.module.css';

const FIELD_WORDS = {
  classId: 'menuEdit.class',
  nameZh: 'menuEdit.nameZh',
  nameEn: 'menuEdit.nameEn',
  descriptionZh: 'menuEdit.descriptionZh',
  descriptionEn: 'menuEdit.descriptionEn',
  picture: 'menuEdit.photo',
  price: 'menuEdit.price',
  originalPrice: 'menuEdit.originalPrice',
  boxPrice: 'menuEdit.boxPrice',
  stock: 'menuEdit.stock',
  limit: 'menuEdit.limit',
  weight: 'menuEdit.weight',
  number: 'menuEdit.number',
  ean: 'menuEdit.ean',
  shelf: 'menuEdit.shelf',
  isShown: 'menuEdit.shown',
  saysAllergens: 'menuEdit.saysAllergens',
  allergens: 'menuEdit.allergens',
  vegetarian: 'menuEdit.vegetarian',
  spice: 'menuEdit.spice',
  prepMinutes: 'menuEdit.prepMinutes',
  alcohol: 'menuEdit.alcoholField',
  hasSizes: 'menuEdit.hasSizes',
  countsBySize: 'menuEdit.countBySize',
  sizes: 'menuEdit.pricing',
  optionIds: 'menuEdit.optionsOfDish',
  offered: 'menuEdit.offered',
  hours: 'menuEdit.hours',
  weekdays: 'menuEdit.weekdays',
} as const satisfies Record<keyof DishFields, MessageKey>;

/** What a field says, as a person reads it. */
const said = (
  fields: DishFields,
  field: keyof DishFields,
  t: Translate,
  className: (id: string) => string,
): string => {
  const value = fields[field];
  if (field === 'classId') return className(fields.classId);
  if (field === 'vegetarian') return t(`menuEdit.vegetarian.${fields.vegetarian}`);
  if (field === 'sizes') return fields.sizes.map((size) => `${size.zh} ${size.price}`).join(' · ');
  if (field === 'offered') return t(`menuEdit.offered.${fields.offered}`);
  if (field === 'hours') return fields.hours.map(({ from, to }) => `${from}–${to}`).join(' · ');
  if (field === 'weekdays') return weekdayWords(fields.weekdays, t);
  if (field === 'allergens')
    return fields.allergens.map((one) => t(`menuEdit.allergen.${one}`)).join(' · ');
  if (typeof value === 'boolean') return t(value ? 'menuEdit.yes' : 'menuEdit.no');
  const text = Array.isArray(value) ? String(value.length) : value;
  return text === '' ? t('menuEdit.nothing') : text;
};

type Props = {
  title: string;
  mine: DishFields;
  theirs: DishFields;
  classes: readonly MenuClass[];
  onKeepMine: () => void;
  onUseTheirs: () => void;
};

/** What two versions of a dish say differently, side by side, and the choice between them. */
export const Versions = ({ title, mine, theirs, classes: all, onKeepMine, onUseTheirs }: Props) => {
  const t = useT();
  const language = useLanguage();
  const className = (id: string): string => {
    const found = all.find(({ classId }) => classId === id);
    return found ? nameIn(found.name, language) : t('menuEdit.nothing');
  };
  const fields = differences(mine, theirs);
  return (
    <Stack gap="sm">
      <Text fw={650}>{title}</Text>
      <Text>{t(fields.length === 0 ? 'menuEdit.conflictSame' : 'menuEdit.conflictHint')}</Text>
      {fields.length > 0 && (
        <table className={classes['versions']}>
          <thead>
            <tr>
              <th scope="col">{t('menuEdit.field')}</th>
              <th scope="col">{t('menuEdit.mine')}</th>
              <th scope="col">{t('menuEdit.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{t(FIELD_WORDS[field])}</th>
                <td>{said(mine, field, t, className)}</td>
                <td>{said(theirs, field, t, className)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group>
        <Button onClick={onKeepMine} data-testid="menu-keep-mine">
          {t('menuEdit.keepMine')}
        </Button>
        <Button variant="default" onClick={onUseTheirs} data-testid="menu-use-theirs">
          {t('menuEdit.useTheirs')}
        </Button>
      </Group>
    </Stack>
  );
};
