import { Alert, Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCalculator } from '@tabler/icons-react';
import { useState } from 'react';
import { STORE_PROMOTION_LIMITS } from '#shared/codes/store-promotion.ts';
import type { StorePromotionRow } from '#shared/contract/merchant/promotion.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { isLowPromotion } from '#shared/promotion/plan.ts';
import { LowPrice } from '../../../domain/promotions/low-price.tsx';
import { useFields } from '../../../lib/form.ts';
import { useErrorText, useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx';
import { planOf, termsOf, type TypedPromotion } from '../promotion-fields.ts';
import { problemsOf } from '../promotion-problems.ts';
import { usePreview, useSavePromotion } from '../queries.ts';
import { Dishes } from './dishes.tsx';
import { Groups } from './groups.tsx';
import { Boxes, KindFields } from './kind-fields.tsx';
import type { PartProps } from './part-props.ts';
import { PosterPicture } from './poster-picture.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { Tiers } from './tiers.tsx';

const NameAndTime = ({ form: { field }, isLocked }: PartProps) => {
  const t = useT();
  const most = STORE_PROMOTION_LIMITS.name;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...field('nameZh')}
          label={t('storePromo.nameZh')}
          maxLength={most}
          disabled={isLocked}
          data-autofocus
        />
        <TextInput
          {...field('nameEn')}
          label={t('storePromo.nameEn')}
          placeholder={t('storePromo.nameHint')}
          maxLength={most}
          disabled={isLocked}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['from', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            type="datetime-local"
            label={t(`storePromo.${name}`)}
            disabled={isLocked}
          />
        ))}
      </SimpleGrid>
    </>
  );
};

/** Whether something costs less than half, as far as it is typed. */
const isLowForm = (values: TypedPromotion): boolean => {
  const usual = new Map(values.dishes.map((dish) => [dish.productId, dish.usual]));
  const terms = termsOf({
    ...values,
    dishes: values.dishes.filter(({ price }) => price !== '' || values.kind === 'purchase'),
  });
  const isTyped = terms.kind !== 'purchase' || terms.price > 0;
  return isTyped && isLowPromotion(terms, (id) => usual.get(id));
};

const PreviewPart = ({
  storeId,
  promotion,
  form,
}: Pick<Props, 'storeId' | 'promotion'> & Pick<PartProps, 'form'>) => {
  const t = useT();
  const errorText = useErrorText();
  const preview = usePreview(storeId, promotion?.promotionId);
  const [shown, setShown] = useState<TypedPromotion | null>(null);
  const handlePreview = form.submit((values) => {
    setShown(values);
    preview.mutate(planOf(values));
  });
  return (
    <>
      <Group>
        <Button
          variant="default"
          leftSection={<IconCalculator size={20} aria-hidden />}
          onClick={handlePreview}
          loading={preview.isPending}
          data-testid="promotion-show-preview"
        >
          {t('storePromo.preview')}
        </Button>
      </Group>
      {preview.error && (
        <Text c="red.9" role="alert">
          {errorText(preview.error)}
        </Text>
      )}
      {preview.data && shown === form.values && <PreviewPanel preview={preview.data} />}
    </>
  );
};

type Props = {
  storeId: StoreId;
  initial: TypedPromotion;
  promotion: StorePromotionRow | null;
  canPublish: boolean;
  onDone: () => void;
};

/** The two ends of the form: a draft, or published. */
const useSaving = ({ storeId, promotion, onDone }: Props, form: PartProps['form']) => {
  const t = useT();
  const save = useSavePromotion();
  const submit = (isPublished: boolean, isLowConfirmed: boolean) =>
    form.submit((values) => {
      const seen = promotion && { promotionId: promotion.promotionId, seq: promotion.seq };
      save.mutate(
        { storeId, ...seen, plan: planOf(values), isPublished, isLowConfirmed },
        {
          onSuccess: () => {
            const message = t(isPublished ? 'storePromo.published' : 'storePromo.saved');
            notifications.show({ color: 'teal.9', message });
            onDone();
          },
        },
      );
    });
  return { save, submit };
};

const SaveError = ({ save }: { save: ReturnType<typeof useSavePromotion> }) => {
  const t = useT();
  const errorText = useErrorText();
  if (!save.error) return null;
  return (
    <Alert
      color={save.isUnsure ? 'tart' : 'red'}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      data-testid="promotion-error"
    >
      {save.isUnsure ? t('storePromo.unsure') : errorText(save.error)}
    </Alert>
  );
};

/** Plans a promotion of a store, or changes one that has not begun. */
export const PromotionForm = (props: Props) => {
  const { storeId, initial, promotion, canPublish, onDone } = props;
  const t = useT();
  const { operator, stores } = useSignedIn();
  const isOwner = operator.role === 'owner';
  const hasBrands = stores.some(({ id, kind }) => id === storeId && kind === 'market');
  const form = useFields<TypedPromotion>({ initialValues: initial, problemsOf });
  const [isConfirmed, setConfirmed] = useState(false);
  const { save, submit } = useSaving(props, form);
  const isLow = isLowForm(form.values);
  const part: PartProps = { form, isLocked: save.isPending || save.isUnsure };
  const handlePublish = submit(true, isLow && isConfirmed);
  const handleDraft = submit(false, false);
  const handleSubmit = canPublish ? handlePublish : handleDraft;
  const isPublished = promotion?.state === 'NOT_STARTED';
  const draft = canPublish && !isPublished && (
    <Button
      variant="default"
      onClick={handleDraft}
      disabled={save.isPending}
      data-testid="promotion-draft"
    >
      {t('storePromo.save')}
    </Button>
  );
  return (
    <DialogForm
      submit={{
        label: t(canPublish ? 'storePromo.publish' : 'storePromo.save'),
        testId: 'promotion-save',
        isBlocked: canPublish && isLow && !isConfirmed,
      }}
      other={draft}
      onSubmit={handleSubmit}
      onCancel={onDone}
      values={form.values}
      isBusy={save.isPending}
      testId="promotion-form"
    >
      <Text c="dimmed">
        {[t('storePromo.formText'), ...(canPublish ? [] : [t('storePromo.ownerPublishes')])].join(
          ' ',
        )}
      </Text>
      <NameAndTime {...part} />
      <PosterPicture {...part} storeId={storeId} />
      <KindFields {...part} hasBrands={hasBrands} />
      <Tiers {...part} />
      <Groups {...part} storeId={storeId} />
      <Dishes {...part} storeId={storeId} />
      <Boxes {...part} />
      {isLow && <LowPrice isOwner={isOwner} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
      {form.values.kind !== 'poster' && (
        <PreviewPart storeId={storeId} promotion={promotion} form={form} />
      )}
      <SaveError save={save} />
    </DialogForm>
  );
};
