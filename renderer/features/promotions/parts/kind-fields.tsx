import { Checkbox, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { FULL_SCOPES, FULL_WAYS } from '#shared/codes/store-promotion.ts';
import type { MessageKey } from '#shared/i18n/translate.ts';
import { useT } from '../../../lib/i18n.ts';
import { ChoiceRow } from '../../../ui/list/choice-row.tsx';
import type { TypedPromotion } from '../promotion-fields.ts';
import type { PartProps } from './part-props.ts';

type Name = keyof TypedPromotion;
type Numbers = { name: Name; label: MessageKey; what: 'sum' | 'limit' | 'percent' };

const AMOUNT: Numbers = { name: 'amount', label: 'storePromo.amount', what: 'sum' };
const USER: Numbers = { name: 'userLimit', label: 'storePromo.userLimit', what: 'limit' };
const ORDER: Numbers = { name: 'orderLimit', label: 'storePromo.orderLimit', what: 'limit' };
/** The fields of numbers that a kind has. */
const NUMBERS: Partial<Record<TypedPromotion['kind'], readonly Numbers[]>> = {
  discount: [USER, ORDER],
  flash: [{ ...USER, label: 'storePromo.userDayLimit' }],
  purchase: [
    AMOUNT,
    { name: 'price', label: 'storePromo.price', what: 'sum' },
    { name: 'stock', label: 'storePromo.stock', what: 'limit' },
    USER,
    ORDER,
  ],
  selfTake: [AMOUNT, { name: 'percent', label: 'storePromo.percent', what: 'percent' }],
};

const LOOKS = {
  sum: { prefix: '$', decimalScale: 2 },
  limit: { allowDecimal: false },
  percent: { suffix: '%', allowDecimal: false },
};

/** More beside one another would cut their labels. */
const MOST_IN_A_ROW = 3;

const NumberFields = ({ form: { values, field }, isLocked }: PartProps) => {
  const t = useT();
  const numbers = NUMBERS[values.kind] ?? [];
  if (numbers.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: Math.min(numbers.length, MOST_IN_A_ROW) }}>
      {numbers.map(({ name, label, what }) => (
        <NumberInput
          key={name}
          {...field(name)}
          label={t(label)}
          size="md"
          {...LOOKS[what]}
          {...(what === 'limit' && { placeholder: t('storePromo.noLimit') })}
          min={0}
          disabled={isLocked}
        />
      ))}
    </SimpleGrid>
  );
};

/** The boxes that a kind has. */
const BOXES: Partial<
  Record<TypedPromotion['kind'], readonly ('isFree' | 'coversAll' | 'withVouchers' | 'withFull')[]>
> = {
  full: ['withVouchers'],
  discount: ['withVouchers', 'withFull'],
  purchase: ['withVouchers', 'withFull'],
  merchantDelivery: ['isFree', 'coversAll'],
};

/** The boxes of a kind, which are ticked or not. */
export const Boxes = ({ form: { values, set }, isLocked }: PartProps) => {
  const t = useT();
  return (
    <Stack gap="sm">
      {(BOXES[values.kind] ?? []).map((name) => (
        <Checkbox
          key={name}
          label={t(`storePromo.${name}`)}
          checked={values[name]}
          onChange={(event) => set({ [name]: event.currentTarget.checked })}
          disabled={isLocked}
        />
      ))}
    </Stack>
  );
};

type ChoiceProps = PartProps & {
  name: 'way' | 'scope';
  choices: readonly string[];
  /** What the choice is called, where that is not its name. */
  words?: string;
};

const Choice = ({ form: { values, set }, name, choices, words = name }: ChoiceProps) => {
  const t = useT();
  const label = t(`storePromo.${words}` as MessageKey);
  return (
    <div>
      <Text fw={600} mb={4}>
        {label}
      </Text>
      <ChoiceRow
        label={label}
        choices={choices.map((value) => ({
          value,
          label: t(`storePromo.${words}.${value}` as MessageKey),
        }))}
        value={values[name]}
        onChange={(value) => set({ [name]: value })}
        testId={`promotion-${name}`}
      />
    </div>
  );
};

const Hours = ({ form: { field }, isLocked }: PartProps) => {
  const t = useT();
  return (
    <Group grow align="flex-start">
      <TextInput
        {...field('hoursFrom')}
        type="time"
        label={t('storePromo.hours.from')}
        disabled={isLocked}
      />
      <TextInput
        {...field('hoursTo')}
        type="time"
        label={t('storePromo.hours.to')}
        disabled={isLocked}
      />
    </Group>
  );
};

type KindProps = PartProps & { hasBrands: boolean };

/** What only one kind or two ask. */
export const KindFields = ({ hasBrands, ...part }: KindProps) => {
  const { kind } = part.form.values;
  const scopes = FULL_SCOPES.filter((scope) => hasBrands || scope !== 'BRANDS');
  return (
    <>
      {kind === 'full' && (
        <Group gap="xl">
          <Choice {...part} name="way" choices={FULL_WAYS} />
          <Choice {...part} name="scope" choices={scopes} />
        </Group>
      )}
      {kind === 'poster' && (
        <Choice {...part} name="scope" choices={['CLASSES', 'DISHES']} words="leadsTo" />
      )}
      {kind === 'flash' && <Hours {...part} />}
      {NUMBERS[kind] !== undefined && <NumberFields {...part} />}
    </>
  );
};
