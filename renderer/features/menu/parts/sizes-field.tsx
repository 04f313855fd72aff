import { ActionIcon, Button, Checkbox, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MENU_LIMITS } from '#shared/codes/menu.ts';
import { useT } from '../../../lib/i18n.ts';
import { NEW_SIZE, type SizeFields } from '../dish-fields.ts';
import type { DishFormState } from '../dish-form-state.ts';
import classes from '../menu.module.css';

type SizeProps = { form: DishFormState; at: number };

const Size = ({ form, at }: SizeProps) => {
  const t = useT();
  const { sizes, countsBySize } = form.values;
  const size = sizes[at]!;
  const set = (change: Partial<SizeFields>): void =>
    form.set({ sizes: sizes.map((each, place) => (place === at ? { ...each, ...change } : each)) });
  return (
    <li className={classes['size']}>
      <TextInput
        label={t('menuEdit.sizeZh')}
        maxLength={MENU_LIMITS.sizeName}
        {...form.field(`sizes.${at}.zh`)}
      />
      <TextInput
        label={t('menuEdit.sizeEn')}
        maxLength={MENU_LIMITS.sizeName}
        {...form.field(`sizes.${at}.en`)}
      />
      <TextInput
        label={t('menuEdit.price')}
        leftSection="$"
        inputMode="decimal"
        maxLength={10}
        {...form.field(`sizes.${at}.price`)}
      />
      <TextInput
        label={t('menuEdit.weight')}
        inputMode="decimal"
        maxLength={7}
        {...form.field(`sizes.${at}.weight`)}
      />
      {countsBySize ? (
        <TextInput
          label={t('menuEdit.sizeStock')}
          placeholder={t('menuEdit.unlimited')}
          inputMode="numeric"
          maxLength={6}
          {...form.field(`sizes.${at}.stock`)}
        />
      ) : (
        <span />
      )}
      <Checkbox
        size="md"
        mb={10}
        label={t('menuEdit.sizeSoldOut')}
        checked={size.isSoldOut}
        onChange={(event) => set({ isSoldOut: event.currentTarget.checked })}
      />
      <ActionIcon
        variant="subtle"
        color="red.9"
        size={44}
        aria-label={t('menuEdit.dropSize', { name: size.zh })}
        onClick={() => form.set({ sizes: sizes.filter((_, place) => place !== at) })}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
};

/** The sizes of a dish, with prices of their own; none where it has only one. */
export const SizesField = ({ form }: { form: DishFormState }) => {
  const t = useT();
  const { hasSizes, countsBySize, sizes, price, weight } = form.values;
  const handleHasSizes = (isOn: boolean): void => {
    const first = { ...NEW_SIZE, price, weight };
    form.set({
      hasSizes: isOn,
      ...(isOn && sizes.length === 0 && { sizes: [first, NEW_SIZE] }),
      ...(!isOn && { countsBySize: false }),
      ...(!isOn && price === '' && { price: sizes[0]?.price ?? '' }),
    });
  };
  const problem = form.errorOf('sizes');
  return (
    <Stack gap="sm" className={classes['wide'] ?? ''}>
      <Switch
        size="md"
        label={t('menuEdit.hasSizes')}
        checked={hasSizes}
        onChange={(event) => handleHasSizes(event.currentTarget.checked)}
        data-testid="menu-has-sizes"
      />
      {hasSizes && (
        <>
          <Switch
            size="md"
            label={t('menuEdit.countBySize')}
            checked={countsBySize}
            onChange={(event) => form.set({ countsBySize: event.currentTarget.checked })}
          />
          <ul className={classes['sizes']}>
            {sizes.map((size, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- new sizes have no id, and none changes its place
              <Size key={size.sizeId ?? `new-${at}`} form={form} at={at} />
            ))}
          </ul>
          {problem !== null && (
            <Text c="red.9" role="alert">
              {problem}
            </Text>
          )}
          {sizes.length < MENU_LIMITS.sizes && (
            <Button
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
              onClick={() => form.set({ sizes: [...sizes, { ...NEW_SIZE, weight }] })}
            >
              {t('menuEdit.addSize')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
};
