import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { STORE_PROMOTION_LIMITS } from '#shared/codes/store-promotion.ts';
import { useT } from '../../../lib/i18n.ts';
import { NEW_TIER, tierFields, type TypedTier } from '../promotion-fields.ts';
import type { PartProps } from './part-props.ts';

const SUMS: readonly (keyof TypedTier)[] = ['from', 'off', 'voucher', 'voucherFrom'];

type FieldProps = Pick<PartProps, 'form' | 'isLocked'> & { path: string; name: keyof TypedTier };

const TierField = ({ form: { field }, isLocked, path, name }: FieldProps) => {
  const t = useT();
  const props = { ...field(`${path}.${name}`), label: t(`storePromo.tier.${name}`) };
  if (name === 'giftZh' || name === 'giftEn')
    return <TextInput {...props} maxLength={STORE_PROMOTION_LIMITS.gift} disabled={isLocked} />;
  const isSum = SUMS.includes(name);
  return (
    <NumberInput
      size="md"
      {...props}
      {...(name === 'stock' && { placeholder: t('storePromo.noLimit') })}
      {...(isSum && { prefix: '$', decimalScale: 2 })}
      {...(name === 'percent' && { suffix: '%' })}
      allowDecimal={isSum}
      min={0}
      disabled={isLocked}
    />
  );
};

/** The steps of a promotion, each from a higher sum on. */
export const Tiers = ({ form, isLocked }: PartProps) => {
  const t = useT();
  const { values, set } = form;
  const fields = tierFields(values);
  if (fields.length === 0) return null;
  const { tiers } = values;
  return (
    <Stack gap="xs">
      {tiers.map((tier, place) => {
        const count = place + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no name but their place
          <Group key={place} align="flex-start" wrap="nowrap" data-testid="promotion-tier">
            <Text mt={40} miw={64} size="sm">
              {t('storePromo.tier', { count })}
            </Text>
            <Group align="flex-start" grow flex={1}>
              {fields.map((name) => (
                <TierField
                  key={name}
                  form={form}
                  isLocked={isLocked}
                  path={`tiers.${place}`}
                  name={name}
                />
              ))}
            </Group>
            {tiers.length > 1 && (
              <ActionIcon
                mt={28}
                variant="subtle"
                color="gray"
                size={44}
                onClick={() => set({ tiers: tiers.filter((one) => one !== tier) })}
                disabled={isLocked}
                aria-label={t('storePromo.tier.remove', { count })}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        );
      })}
      {tiers.length < STORE_PROMOTION_LIMITS.tiers && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => set({ tiers: [...tiers, { ...NEW_TIER }] })}
            disabled={isLocked}
          >
            {t('storePromo.tier.add')}
          </Button>
        </Group>
      )}
    </Stack>
  );
};
