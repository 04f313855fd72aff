import { Checkbox, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { COPIES_MOST } from '#shared/contract/merchant/desk-kitchen.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useDeleteStation, useSaveStation, type Station, type Stations } from './queries.ts';
import { FormButtons } from '../parts/form-buttons.tsx';
import classes from './kitchen.module.css';

/** A list with a value in it, or without it. */
const withChoice = <V,>(values: readonly V[], value: V, isChosen: boolean): V[] =>
  isChosen ? [...values, value] : values.filter((each) => each !== value);

type Props = {
  storeId: StoreId;
  menu: Stations['menu'];
  station: Station | null;
  onDone: () => void;
};
type Things = Pick<Station, 'classIds' | 'productIds'>;
type ChoiceProps = {
  entry: Stations['menu'][number];
  things: Things;
  onChange: (things: Things) => void;
};

/** A class of the menu with its dishes: the whole class is made here, or single dishes of it. */
const ClassChoice = ({ entry, things, onChange }: ChoiceProps) => {
  const t = useT();
  const { classId, name, dishes } = entry;
  const { classIds, productIds } = things;
  return (
    <li>
      <Checkbox
        size="md"
        label={name}
        checked={classIds.includes(classId)}
        onChange={(event) =>
          onChange({
            ...things,
            classIds: withChoice(classIds, classId, event.currentTarget.checked),
          })
        }
      />
      {dishes.length > 0 && (
        <details
          className={classes['dishes']}
          open={dishes.some(({ productId }) => productIds.includes(productId))}
        >
          <summary>{t('kitchen.singleDishes', { name })}</summary>
          {dishes.map((dish) => (
            <Checkbox
              key={dish.productId}
              size="md"
              label={dish.name}
              checked={productIds.includes(dish.productId)}
              onChange={(event) =>
                onChange({
                  ...things,
                  productIds: withChoice(productIds, dish.productId, event.currentTarget.checked),
                })
              }
            />
          ))}
        </details>
      )}
    </li>
  );
};

/** A station's name, and what is made there. */
export const StationForm = ({ storeId, menu, station, onDone }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const save = useSaveStation(storeId);
  const remove = useDeleteStation(storeId);
  const form = useFields({
    initialValues: {
      name: station?.name ?? '',
      copies: station?.copies ?? 1,
      classIds: station?.classIds ?? [],
      productIds: station?.productIds ?? [],
    },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? 'kitchen.nameMissing' : null }),
  });
  const { values } = form;
  const copiesTitle = useId();
  const handleSubmit = form.submit(({ name, ...things }) => {
    if (save.isPending) return;
    save.mutate(
      { ...things, name: name.trim(), stationId: station?.stationId ?? null },
      { onSuccess: onDone },
    );
  });
  const error = save.error ?? remove.error;
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('kitchen.name')}
          placeholder={t('kitchen.nameHint')}
          maxLength={20}
          data-autofocus
          {...form.field('name')}
        />
        <div>
          <Input.Label component="span" id={copiesTitle}>
            {t('kitchen.copies')}
          </Input.Label>
          <SegmentedControl
            aria-labelledby={copiesTitle}
            size="md"
            fullWidth
            data={Array.from({ length: COPIES_MOST }, (_, place) => String(place + 1))}
            value={String(values.copies)}
            onChange={(copies) => form.set({ copies: Number(copies) })}
          />
        </div>
        <fieldset className={classes['menu']}>
          <legend>{t('kitchen.madeHere')}</legend>
          <Text c="dimmed" size="sm">
            {t('kitchen.madeHereHint')}
          </Text>
          <ul>
            {menu.map((entry) => (
              <ClassChoice
                key={entry.classId}
                entry={entry}
                things={values}
                onChange={(things) => form.set(things)}
              />
            ))}
          </ul>
        </fieldset>
        {error && (
          <Text c="red.9" role="alert">
            {errorText(error)}
          </Text>
        )}
        <FormButtons
          save={{ label: t('kitchen.save'), isBusy: save.isPending, testId: 'kitchen-save' }}
          back={t('kitchen.cancel')}
          remove={
            station && {
              label: t('kitchen.delete'),
              isBusy: remove.isPending,
              onPress: () => remove.mutate(station.stationId, { onSuccess: onDone }),
            }
          }
          onBack={onDone}
        />
      </Stack>
    </form>
  );
};
