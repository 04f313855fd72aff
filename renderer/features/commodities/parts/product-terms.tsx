import { Text } from '@mantine/core';
import type { MerchantProduct } from '#shared/contract/merchant/product.ts';
import { price } from '#shared/format/money.ts';
import { timeRows, validityWords } from '#shared/group/use-time-words.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { DetailCard, FactList, type Fact } from '../../../ui/detail-parts.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EditButton } from './edit-button.tsx';
import classes from './product-detail.module.css';

const BlackoutEdit = lazyPart(async () => (await import('./blackout-edit.tsx')).BlackoutEdit);
const TextsEdit = lazyPart(async () => (await import('./texts-edit.tsx')).TextsEdit);
const NotesEdit = lazyPart(async () => (await import('./notes-edit.tsx')).NotesEdit);

type Props = { product: MerchantProduct };

const useRefundWords = ({ isRefundAnytime, isAutoRefund }: MerchantProduct): string => {
  const t = useT();
  const words = [
    t(isRefundAnytime ? 'console.product.refundAnytime' : 'console.product.refundReview'),
    ...(isAutoRefund ? [t('console.product.refundAuto')] : []),
  ];
  return words.join(t('deal.listMark'));
};

/** When and how its vouchers are used (decision D5), and what a guest may buy. */
export const TermsCard = ({ product }: Props) => {
  const t = useT();
  const refunds = useRefundWords(product);
  const { limitCount, minPurchase, timesTotal, score } = product;
  const limits = [
    limitCount < 0
      ? t('console.product.limitNone')
      : t('console.product.limitOf', { count: limitCount }),
    ...(minPurchase > 1 ? [t('console.product.least', { count: minPurchase })] : []),
  ];
  const facts: Fact[] = [
    { label: t('console.products.validity'), value: validityWords(product.validity, t) },
    ...timeRows(product.useTime, t).map(([label, value]) => ({ label, value })),
    { label: t('console.product.uses'), value: t('console.product.usesOf', { count: timesTotal }) },
    { label: t('console.product.limit'), value: limits.join(t('deal.listMark')) },
    {
      label: t('console.order.booking'),
      value: t(`console.order.booking.${product.checkSubscribeType}`),
    },
    { label: t('console.product.refunds'), value: refunds },
    score !== null && { label: t('console.product.score'), value: score.toFixed(1) },
  ];
  return (
    <DetailCard title={t('console.product.terms')} testId="product-terms">
      <FactList facts={facts} />
      <EditButton
        product={product}
        labelKey="console.product.blackout.edit"
        testId="blackout-edit"
        form={BlackoutEdit}
      />
    </DetailCard>
  );
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes['list']}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What guests read of the deal. */
export const RulesCard = ({ product }: Props) => {
  const t = useT();
  const { rules, description, canSwitch } = product;
  return (
    <>
      {description && (
        <DetailCard title={t('console.product.about')}>
          <Text className={classes['lines']}>{description}</Text>
        </DetailCard>
      )}
      {(rules.length > 0 || canSwitch) && (
        <DetailCard title={t('console.product.rules')} testId="product-rules">
          {rules.length > 0 ? (
            <Lines lines={rules} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('console.product.texts.none')}
            </Text>
          )}
          <EditButton
            product={product}
            labelKey="console.product.texts.edit"
            testId="texts-edit"
            form={TextsEdit}
          />
        </DetailCard>
      )}
    </>
  );
};

/** The notes that the till shows the clerk before the confirmation. */
export const AttentionCard = ({ product }: Props) => {
  const t = useT();
  const language = useLanguage();
  const { notes, canSwitch } = product;
  if (notes.length === 0 && !canSwitch) return null;
  return (
    <DetailCard title={t('console.product.attention')} testId="product-attention">
      {notes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('console.product.notes.none')}
        </Text>
      ) : (
        <div className={classes['attention']}>
          <ul className={classes['list']}>
            {notes.map(({ id, text, mustTick }) => (
              <li key={id}>
                {language === 'en' ? text.en : text.zh}
                {mustTick && (
                  <span className={classes['quiet']}>{t('console.product.notes.must')}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <EditButton
        product={product}
        labelKey="console.product.notes.edit"
        testId="notes-edit"
        form={NotesEdit}
      />
    </DetailCard>
  );
};

export const StoresCard = ({ product: { stores } }: Props) => {
  const t = useT();
  return (
    <DetailCard title={t('console.product.stores')} testId="product-stores">
      <ul className={classes['plain']}>
        {stores.map(({ storeId, storeName, address }) => (
          <li key={storeId}>
            <Text fw={550}>{storeName}</Text>
            <Text size="sm" c="dimmed">
              {address}
            </Text>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
};

export const ContentsCard = ({ product: { contents } }: Props) => {
  const t = useT();
  if (contents.length === 0) return null;
  return (
    <DetailCard title={t('console.product.contents')}>
      <ul className={classes['plain']}>
        {contents.map((item) => (
          <li key={item.name} className={classes['line']}>
            <span>
              {item.name}{' '}
              <Text component="span" size="sm" c="dimmed">
                {t('console.product.contentsOf', { count: item.quantity })}
              </Text>
            </span>
            <span>{price(item.price)}</span>
          </li>
        ))}
      </ul>
    </DetailCard>
  );
};
