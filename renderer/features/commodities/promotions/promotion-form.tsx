import { Alert, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { PROMOTION_ITEMS_MOST } from '#shared/codes/group-activity.ts';
import type { DealPromotion } from '#shared/contract/merchant/deal-promotion.ts';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { LowPrice } from '../../../domain/promotions/low-price.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { AddDeal } from './add-deal.tsx';
import { ItemFields } from './item-fields.tsx';
import { bodyOf, hasLowPrice, longestDays, newItem, problemsOf, type TypedPlan } from './plan.ts';
import { useSavePromotion } from './queries.ts';

type Fields = ReturnType<typeof useFields<TypedPlan>>;
type PartProps = { form: Fields; isLocked: boolean };

const Times = ({ form: { field, values, errorOf }, isLocked }: PartProps) => {
  const t = useT();
  const days = t('promo.badLength', { count: longestDays(values.kind) });
  const isLong = errorOf('until') === t('promo.badLength');
  return (
    <Group grow align="flex-start">
      <TextInput
        {...field('from')}
        type="datetime-local"
        label={t('promo.from')}
        disabled={isLocked}
      />
      <TextInput
        {...field('until')}
        type="datetime-local"
        label={t('promo.until')}
        {...(isLong && { error: days })}
        disabled={isLocked}
      />
    </Group>
  );
};

/** What the page of a campaign says of it. */
const Words = ({ form: { field }, isLocked }: PartProps) => {
  const t = useT();
  return (
    <>
      {(['title', 'lead'] as const).map((name) => (
        <Group key={name} grow align="flex-start">
          {(['Zh', 'En'] as const).map((language) => (
            <TextInput
              key={language}
              {...field(`${name}${language}`)}
              label={t(`promo.${name}${language}`)}
              maxLength={name === 'title' ? 40 : 120}
              disabled={isLocked}
            />
          ))}
        </Group>
      ))}
    </>
  );
};

const Items = ({ form: { values, set, field }, isLocked }: PartProps) => {
  const { items, kind } = values;
  return (
    <>
      {items.map((item, place) => (
        <ItemFields
          key={item.productId}
          item={item}
          place={place}
          field={field}
          isLocked={isLocked}
          isOnly={items.length === 1}
          onRemove={() => set({ items: items.filter((one) => one !== item) })}
        />
      ))}
      {items.length < PROMOTION_ITEMS_MOST && (
        <AddDeal
          without={items.map(({ productId }) => productId)}
          isLocked={isLocked}
          onAdd={(deal) =>
            set({ items: [...items, newItem(deal, kind === 'FLASH' ? 'FLASH' : 'HOT')] })
          }
        />
      )}
    </>
  );
};

type Props = { initial: TypedPlan; promotion: DealPromotion | null; onDone: () => void };

/** Plans a promotion, or changes a planned one. */
export const PromotionForm = ({ initial, promotion, onDone }: Props) => {
  const t = useT();
  const errorText = useErrorText();
  const isOwner = useSignedIn().operator.role === 'owner';
  const save = useSavePromotion();
  const [isConfirmed, setConfirmed] = useState(false);
  const form = useFields<TypedPlan>({ initialValues: initial, problemsOf });
  const isLow = hasLowPrice(form.values);
  const isLocked = save.isPending || save.isUnsure;
  const handleSubmit = form.submit((values) => {
    const seen = promotion && { activityId: promotion.activityId, seq: promotion.seq };
    save.mutate(
      { ...seen, ...bodyOf(values), isLowConfirmed: isLow && isConfirmed },
      {
        onSuccess: () => {
          notifications.show({ color: 'teal.9', message: t('promo.saved') });
          onDone();
        },
      },
    );
  });
  return (
    <DialogForm
      submit={{
        label: t('promo.save'),
        testId: 'promo-save',
        isBlocked: isLow && !(isOwner && isConfirmed),
      }}
      onSubmit={handleSubmit}
      onCancel={onDone}
      values={form.values}
      isBusy={save.isPending}
      testId="promo-form"
    >
      <Text c="dimmed">{t('promo.formText')}</Text>
      <Times form={form} isLocked={isLocked} />
      {initial.kind === 'CAMPAIGN' && <Words form={form} isLocked={isLocked} />}
      <Items form={form} isLocked={isLocked} />
      {isLow && <LowPrice isOwner={isOwner} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
      {save.error && (
        <Alert
          color={save.isUnsure ? 'tart' : 'red'}
          icon={<IconAlertTriangle aria-hidden />}
          role="alert"
          data-testid="promo-error"
        >
          {save.isUnsure ? t('console.product.switch.unsure') : errorText(save.error)}
        </Alert>
      )}
    </DialogForm>
  );
};
