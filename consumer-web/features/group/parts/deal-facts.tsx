import { price } from '#shared/format/money.ts';
import { timeRows, validityWords } from '#shared/group/use-time-words.ts';
import { addCents, timesCents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import type { ProductDetail } from '../model.ts';

const Contents = ({ contents }: { contents: ProductDetail['contents'] }) => {
  const t = useT();
  const total = addCents(...contents.map((item) => timesCents(item.price, item.quantity)));
  return (
    <Card title={t('deal.contents')}>
      <ul className="contents num">
        {contents.map((item) => (
          <li key={item.name} className="contents__row">
            <span>{item.name}</span>
            <span className="contents__count">
              {t('deal.quantityOf', { count: item.quantity })}
            </span>
            <span>{price(timesCents(item.price, item.quantity))}</span>
          </li>
        ))}
      </ul>
      <p className="contents__total num">
        <span>{t('deal.contentsTotal')}</span>
        <span>{price(total)}</span>
      </p>
    </Card>
  );
};

/** What one gets, when it can be used, and what is promised. */
export const DealFacts = ({ product }: { product: ProductDetail }) => {
  const t = useT();
  const times: (readonly [string, string])[] = [
    [t('deal.validity'), validityWords(product.validity, t)],
    ...timeRows(product.useTime, t),
    [t('deal.booking'), t(`deal.booking.${product.checkSubscribeType}`)],
  ];
  const promises = [
    t(product.isRefundAnytime ? 'deal.refundAnytimeText' : 'deal.refundReviewText'),
    ...(product.isAutoRefund ? [t('deal.autoRefundText')] : []),
  ];
  return (
    <>
      {product.contents.length > 0 && <Contents contents={product.contents} />}
      <Card title={t('deal.when')}>
        <Facts rows={times} />
      </Card>
      {product.rules.length > 0 && (
        <Card title={t('deal.rules')}>
          <ul className="bullets">
            {product.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('deal.promise')}>
        <ul className="bullets">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </Card>
    </>
  );
};
