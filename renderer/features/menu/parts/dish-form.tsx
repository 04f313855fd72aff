import { Checkbox, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import type { MenuClass, OptionGroupEdit } from '#shared/contract/merchant/menu-shapes.ts';
import { price as priceText } from '#shared/format/money.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { leavesOf, nameIn } from '../class-tree.ts';
import type { DishFormState } from '../dish-form-state.ts';
import type { DishOf, MenuPage } from '../queries.ts';
import { HoursField } from './hours-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { SizesField } from './sizes-field.tsx';
import classes from '../menu.module.css';

type Props = {
  form: DishFormState;
  store: MenuPage['store'];
  classes: readonly MenuClass[];
  groups: readonly OptionGroupEdit[];
  dish: DishOf | null;
};

const Basics = ({ form, store, classes: all }: Props) => {
  const t = useT();
  const language = useLanguage();
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.basics')}</legend>
      <div className={classes['fields']}>
        <TextInput
          label={t('menuEdit.nameZh')}
          maxLength={MENU_LIMITS.name}
          data-autofocus
          {...form.field('nameZh')}
        />
        <TextInput
          label={t('menuEdit.nameEn')}
          maxLength={MENU_LIMITS.name}
          {...form.field('nameEn')}
        />
        <NativeSelect
          size="md"
          label={t('menuEdit.class')}
          data={[
            { value: '', label: t('menuEdit.chooseClass') },
            ...leavesOf(all).map(({ classId, name }) => ({
              value: classId,
              label: nameIn(name, language),
            })),
          ]}
          {...form.field('classId')}
        />
        <TextInput
          label={t('menuEdit.descriptionZh')}
          maxLength={MENU_LIMITS.description}
          {...form.field('descriptionZh')}
        />
        <TextInput
          label={t('menuEdit.descriptionEn')}
          maxLength={MENU_LIMITS.description}
          {...form.field('descriptionEn')}
        />
        <Switch
          size="md"
          mt="xl"
          label={t('menuEdit.shown')}
          checked={form.values.isShown}
          onChange={(event) => form.set({ isShown: event.currentTarget.checked })}
        />
        <PhotoField
          storeId={store.storeId}
          picture={form.values.picture}
          onChange={(picture) => form.set({ picture })}
        />
      </div>
    </fieldset>
  );
};

const Pricing = ({ form, dish }: Props) => {
  const t = useT();
  const { hasSizes } = form.values;
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.pricing')}</legend>
      <div className={classes['fields']}>
        {!hasSizes && (
          <TextInput
            label={t('menuEdit.price')}
            leftSection="$"
            inputMode="decimal"
            maxLength={10}
            {...form.field('price')}
          />
        )}
        <TextInput
          label={t('menuEdit.originalPrice')}
          leftSection="$"
          inputMode="decimal"
          maxLength={10}
          {...form.field('originalPrice')}
        />
        <TextInput
          label={t('menuEdit.boxPrice')}
          leftSection="$"
          inputMode="decimal"
          maxLength={10}
          {...form.field('boxPrice')}
        />
        {!hasSizes && (
          <TextInput
            label={t('menuEdit.weight')}
            inputMode="decimal"
            maxLength={7}
            {...form.field('weight')}
          />
        )}
        {dish !== null && dish.promotionPrice !== null && (
          <Text c="dimmed" className={classes['wide'] ?? ''}>
            {t('menuEdit.promotionPrice', { price: priceText(dish.promotionPrice) })}
          </Text>
        )}
        <SizesField form={form} />
      </div>
    </fieldset>
  );
};

const Numbers = ({ form, store }: Props) => {
  const t = useT();
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.stockAndLimits')}</legend>
      <div className={classes['fields']}>
        {!form.values.countsBySize && (
          <TextInput
            label={t('menuEdit.stock')}
            placeholder={t('menuEdit.unlimited')}
            description={t('menuEdit.stockHint')}
            inputMode="numeric"
            maxLength={6}
            {...form.field('stock')}
          />
        )}
        <TextInput
          label={t('menuEdit.limit')}
          placeholder={t('menuEdit.unlimited')}
          description={t('menuEdit.stockHint')}
          inputMode="numeric"
          maxLength={3}
          {...form.field('limit')}
        />
        <TextInput
          label={t('menuEdit.number')}
          maxLength={MENU_LIMITS.number}
          {...form.field('number')}
        />
        {store.kind === 'market' && (
          <>
            <TextInput
              label={t('menuEdit.ean')}
              inputMode="numeric"
              maxLength={14}
              {...form.field('ean')}
            />
            <TextInput
              label={t('menuEdit.shelf')}
              maxLength={MENU_LIMITS.shelf}
              {...form.field('shelf')}
            />
          </>
        )}
      </div>
    </fieldset>
  );
};

const withChoice = <V,>(values: readonly V[], value: V, isChosen: boolean): V[] =>
  isChosen ? [...values, value] : values.filter((each) => each !== value);

const Food = ({ form }: Props) => {
  const t = useT();
  const { saysAllergens, allergens } = form.values;
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.food')}</legend>
      <div className={classes['fields']}>
        <NativeSelect
          size="md"
          label={t('menuEdit.vegetarian')}
          data={(['null', 'yes', 'no'] as const).map((value) => ({
            value,
            label: t(`menuEdit.vegetarian.${value}`),
          }))}
          {...form.field('vegetarian')}
        />
        <NativeSelect
          size="md"
          label={t('menuEdit.spice')}
          data={(['0', '1', '2', '3'] as const).map((value) => ({
            value,
            label: t(`menuEdit.spice.${value}`),
          }))}
          {...form.field('spice')}
        />
        <TextInput
          label={t('menuEdit.prepMinutes')}
          placeholder={t('menuEdit.prepMinutesHint')}
          inputMode="numeric"
          maxLength={3}
          {...form.field('prepMinutes')}
        />
        <TextInput
          label={t('menuEdit.alcoholField')}
          inputMode="decimal"
          maxLength={5}
          {...form.field('alcohol')}
        />
        <Switch
          size="md"
          className={classes['wide'] ?? ''}
          label={t('menuEdit.saysAllergens')}
          checked={saysAllergens}
          onChange={(event) => form.set({ saysAllergens: event.currentTarget.checked })}
        />
        {saysAllergens &&
          ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              size="md"
              label={t(`menuEdit.allergen.${allergen}`)}
              checked={allergens.includes(allergen)}
              onChange={(event) =>
                form.set({
                  allergens: ALLERGENS.filter((each) =>
                    withChoice(allergens, allergen, event.currentTarget.checked).includes(each),
                  ),
                })
              }
            />
          ))}
      </div>
    </fieldset>
  );
};

const Options = ({ form, groups }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { optionIds } = form.values;
  return (
    <fieldset className={classes['section']}>
      <legend>{t('menuEdit.optionsOfDish')}</legend>
      {groups.length === 0 && <Text c="dimmed">{t('menuEdit.noOptions')}</Text>}
      <div className={classes['fields']}>
        {groups.map(({ optionId = '', name, values }) => (
          <Checkbox
            key={optionId}
            size="md"
            label={nameIn(name, language)}
            description={values.map((value) => nameIn(value.name, language)).join(' · ')}
            checked={optionIds.includes(optionId)}
            onChange={(event) =>
              form.set({ optionIds: withChoice(optionIds, optionId, event.currentTarget.checked) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

/** Everything that a store says of a dish. */
export const DishForm = (props: Props) => (
  <>
    <Basics {...props} />
    <Pricing {...props} />
    <Numbers {...props} />
    {props.store.kind === 'takeout' && <HoursField form={props.form} />}
    <Food {...props} />
    <Options {...props} />
  </>
);
