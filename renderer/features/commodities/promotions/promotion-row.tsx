import { Badge, Button, CopyButton, Group, Text } from '@mantine/core';
import type { DealPromotion } from '#shared/contract/merchant/deal-promotion.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { groupRoutes } from '#shared/routes/consumer/group.ts';
import { href } from '#shared/routes/define.ts';
import type { Translate } from '#shared/i18n/translate.ts';
import { guestPage } from '../../../lib/guest-page.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';

const COLOURS = { NOT_STARTED: 'blue', RUNNING: 'teal', OVER: 'gray' } as const;

type Item = DealPromotion['items'][number];

const itemWords = (item: Item, t: Translate): string => {
  const usual = price(item.usualPrice);
  if (item.price === null) return t(item.part === 'DROP' ? 'promo.item.DROP' : 'promo.item.HOT');
  return item.part === 'BULK'
    ? t('promo.item.BULK', { count: item.fromQuantity, price: price(item.price), usual })
    : t('promo.item.FLASH', { price: price(item.price), usual });
};

const limitWords = ({ part, stock, taken, userLimit }: Item, t: Translate): string[] => {
  if (part !== 'FLASH') return [];
  return [
    stock < 0 ? t('promo.takenOpen', { taken }) : t('promo.taken', { taken, stock }),
    ...(userLimit < 0 ? [] : [t('promo.limitOf', { count: userLimit })]),
  ];
};

/** The address of a campaign's page, to be shared or printed. */
const pageOf = ({ activityId }: DealPromotion): string =>
  guestPage(href(groupRoutes.groupActivityDetail, { activityId }));

const CopyLink = ({ promotion }: { promotion: DealPromotion }) => {
  const t = useT();
  return (
    <CopyButton value={pageOf(promotion)}>
      {({ copied: isCopied, copy: handleCopy }) => (
        <Button variant="subtle" size="sm" onClick={handleCopy}>
          {t(isCopied ? 'promo.copied' : 'promo.copy')}
        </Button>
      )}
    </CopyButton>
  );
};

type Props = {
  promotion: DealPromotion;
  onEdit: (promotion: DealPromotion) => void;
  onEnd: (promotion: DealPromotion) => void;
};

/** One promotion: when, what it does to each of its deals, and what may still be done with it. */
export const PromotionRow = ({ promotion, onEdit, onEnd }: Props) => {
  const t = useT();
  const isEnglish = useLanguage() === 'en';
  const { kind, state, startTime, endTime, items, canEdit, canEnd } = promotion;
  return (
    <li data-testid="promo" data-state={state}>
      <Group gap="xs">
        <Text fw={600}>
          {kind === 'FLASH' ? t('promo.kind.FLASH') : promotion.title[isEnglish ? 'en' : 'zh']}
        </Text>
        <Badge tt="none" variant="light" color={COLOURS[state]}>
          {t(`promo.state.${state}`)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {`${dateTimeText(startTime)} – ${dateTimeText(endTime)}`}
      </Text>
      {items.map((item) => (
        <Text key={item.productId} size="sm">
          {[
            ...(items.length > 1 ? [item.productName] : []),
            itemWords(item, t),
            ...limitWords(item, t),
          ].join(' · ')}
        </Text>
      ))}
      <Group gap="xs" mt={4}>
        {canEdit && (
          <Button variant="default" size="sm" onClick={() => onEdit(promotion)}>
            {t('promo.edit')}
          </Button>
        )}
        {canEnd && (
          <Button variant="default" size="sm" onClick={() => onEnd(promotion)}>
            {t(state === 'RUNNING' ? 'promo.end' : 'promo.withdraw')}
          </Button>
        )}
        {kind === 'CAMPAIGN' && state !== 'OVER' && <CopyLink promotion={promotion} />}
      </Group>
    </li>
  );
};
