import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBolt, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import type { GroupActivityKind } from '#shared/codes/group-activity.ts';
import {
  merchantDealPromotionCalls,
  type DealPromotion,
  type DealPromotionAct,
} from '#shared/contract/merchant/deal-promotion.ts';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { serverNow } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { DetailCard } from '../../../ui/detail-parts.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { newPlan, planOf } from './plan.ts';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionRow } from './promotion-row.tsx';
import classes from './promotions.module.css';
import { useEndPromotion, usePromotions } from './queries.ts';

const EndDialog = ({ promotion, onDone }: { promotion: DealPromotion; onDone: () => void }) => {
  const t = useT();
  const end = useEndPromotion();
  const way = promotion.state === 'RUNNING' ? 'end' : 'withdraw';
  const handleConfirm = (): void => {
    end.mutate(
      { activityId: promotion.activityId, seq: promotion.seq },
      {
        onSuccess: () => {
          notifications.show({ color: 'teal.9', message: t('promo.ended') });
          onDone();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t(`promo.${way}Ask`)}
      text={t(`promo.${way}Text`)}
      confirm={{ label: t(`promo.${way}`), tone: 'bad' }}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={handleConfirm}
      onClose={onDone}
    />
  );
};

const History = ({ log }: { log: readonly DealPromotionAct[] }) => {
  const t = useT();
  return (
    <details className={classes['log']}>
      <summary>{t('promo.log')}</summary>
      <ul className={classes['list']}>
        {log.map(({ at, act, kind, startTime, endTime, price: to, operatorName, deviceName }) => (
          <li key={`${at}-${act}`} data-testid="promo-act">
            <Text size="sm" fw={550}>
              {[`${t(`promo.act.${act}`)} · ${t(`promo.kind.${kind}`)}`, to && price(to)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text size="sm">{`${dateTimeText(startTime)} – ${dateTimeText(endTime)}`}</Text>
            <Text size="sm" c="dimmed">
              {[dateTimeText(at), operatorName, deviceName].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
};

type Opened = { way: 'end' | 'edit'; promotion: DealPromotion } | { way: GroupActivityKind };

type OpenedProps = { opened: Opened; product: MerchantProduct; onDone: () => void };

/** The dialog of what was pressed. */
const OpenedDialog = ({ opened, product, onDone }: OpenedProps) => {
  const t = useT();
  if (opened.way === 'end') return <EndDialog promotion={opened.promotion} onDone={onDone} />;
  const promotion = opened.way === 'edit' ? opened.promotion : null;
  const kind = opened.way === 'edit' ? opened.promotion.kind : opened.way;
  const title =
    promotion === null
      ? t(kind === 'FLASH' ? 'promo.planFlash' : 'promo.planCampaign')
      : t('promo.edit');
  return (
    <FormDialog onClose={onDone} centered size="lg" title={title}>
      <PromotionForm
        initial={promotion === null ? newPlan(kind, product, serverNow()) : planOf(promotion)}
        promotion={promotion}
        onDone={onDone}
      />
    </FormDialog>
  );
};

type Reply = NonNullable<ReturnType<typeof usePromotions>['data']>;

const Promotions = ({ product, reply }: { product: MerchantProduct; reply: Reply }) => {
  const t = useT();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { result, log, canPlan } = reply;
  return (
    <>
      {result.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('promo.none')}
        </Text>
      ) : (
        <ul className={classes['list']}>
          {result.map((promotion) => (
            <PromotionRow
              key={promotion.activityId}
              promotion={promotion}
              onEdit={() => setOpened({ way: 'edit', promotion })}
              onEnd={() => setOpened({ way: 'end', promotion })}
            />
          ))}
        </ul>
      )}
      {canPlan && (
        <Group mt="sm" gap="sm">
          <Button
            variant="default"
            leftSection={<IconBolt size={20} aria-hidden />}
            onClick={() => setOpened({ way: 'FLASH' })}
            data-testid="promo-flash"
          >
            {t('promo.planFlash')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconSpeakerphone size={20} aria-hidden />}
            onClick={() => setOpened({ way: 'CAMPAIGN' })}
            data-testid="promo-campaign"
          >
            {t('promo.planCampaign')}
          </Button>
        </Group>
      )}
      {log.length > 0 && <History log={log} />}
      {opened !== null && (
        <OpenedDialog opened={opened} product={product} onDone={() => setOpened(null)} />
      )}
    </>
  );
};

const Card = ({ product }: { product: MerchantProduct }) => {
  const t = useT();
  const promotions = usePromotions(product.productId);
  return (
    <DetailCard title={t('promo.title')} testId="product-promotions">
      <QueryState query={promotions} failed={t('promo.failed')} testId="promotions">
        {(reply) => <Promotions product={product} reply={reply} />}
      </QueryState>
    </DetailCard>
  );
};

/** Flash sales and campaigns of a deal, for those who may see them. */
export const PromotionsCard = ({ product }: { product: MerchantProduct }) => {
  const { role } = useSignedIn().operator;
  const { roles } = merchantDealPromotionCalls.merchantDealPromotions;
  return (roles as readonly string[]).includes(role) ? <Card product={product} /> : null;
};
