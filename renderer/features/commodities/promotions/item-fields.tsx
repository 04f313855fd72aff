import { ActionIcon, Group, NumberInput, Paper, Select, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { isPricedPart } from '#shared/group/deal-promotion.ts';
import { price } from '#shared/format/money.ts';
import type { useFields } from '../../../lib/form.ts';
import { useT } from '../../../lib/i18n.ts';
import type { TypedItem, TypedPlan } from './plan.ts';

const CAMPAIGN_PARTS = ['HOT', 'BULK', 'DROP'] as const;

type Field = ReturnType<typeof useFields<TypedPlan>>['field'];
type Props = {
  item: TypedItem;
  place: number;
  field: Field;
  isLocked: boolean;
  isOnly: boolean;
  onRemove: () => void;
};

const Numbers = ({ item, place, field, isLocked }: Omit<Props, 'onRemove' | 'isOnly'>) => {
  const t = useT();
  const path = `items.${place}`;
  return (
    <Group align="flex-start" grow wrap="nowrap">
      {isPricedPart(item.part) && (
        <NumberInput
          {...field(`${path}.price`)}
          label={t('promo.price')}
          description={t('promo.usual', { price: price(item.usualPrice) })}
          prefix="$"
          decimalScale={2}
          min={0}
          disabled={isLocked}
        />
      )}
      {item.part === 'BULK' && (
        <NumberInput
          {...field(`${path}.fromQuantity`)}
          label={t('promo.fromQuantity')}
          description=" "
          allowDecimal={false}
          disabled={isLocked}
        />
      )}
      {item.part === 'FLASH' && (
        <>
          <NumberInput
            {...field(`${path}.stock`)}
            label={t('promo.stock')}
            description={t('promo.noLimit')}
            allowDecimal={false}
            disabled={isLocked}
          />
          <NumberInput
            {...field(`${path}.userLimit`)}
            label={t('promo.limit')}
            description={t('promo.noLimit')}
            allowDecimal={false}
            disabled={isLocked}
          />
        </>
      )}
    </Group>
  );
};

/** A deal of a promotion: what it is in it, its price and its limits. */
export const ItemFields = ({ isOnly, onRemove: handleRemove, ...props }: Props) => {
  const t = useT();
  const { item, place, field, isLocked } = props;
  return (
    <Paper withBorder radius="md" p="sm" component="fieldset" data-testid="promo-item">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text component="legend" fw={600}>
            {item.productName}
          </Text>
          {!isOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              onClick={handleRemove}
              disabled={isLocked}
              aria-label={t('promo.remove', { name: item.productName })}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </Group>
        {item.part !== 'FLASH' && (
          <Select
            {...field(`items.${place}.part`)}
            label={t('promo.part')}
            data={CAMPAIGN_PARTS.map((value) => ({ value, label: t(`promo.part.${value}`) }))}
            allowDeselect={false}
            disabled={isLocked}
          />
        )}
        <Numbers {...props} />
      </Stack>
    </Paper>
  );
};
