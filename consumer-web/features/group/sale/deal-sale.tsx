import './sale.css';
import { useQueryClient } from '@tanstack/react-query';
import { MINUTE } from '#shared/kernel/time.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import type { ProductDetail } from '../model.ts';
import { productQuery } from '../queries.ts';
import { AddToCalendar } from '../../../domain/reminders/add-to-calendar.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { startOf } from './start-of.ts';
import { RemindButton } from './remind-button.tsx';
import { startWords } from './sale-words.ts';
import { SaleClock } from './sale-clock.tsx';
import { isFlashOn, type Flash } from './sale.ts';

const Running = ({ flash, onEnd }: { flash: Flash; onEnd: () => void }) => {
  const t = useT();
  const facts = [
    ...(flash.left >= 0 ? [t('sale.left', { count: flash.left })] : []),
    ...(flash.limit >= 0 ? [t('sale.limit', { count: flash.limit })] : []),
  ];
  return (
    <div className="deal-sale deal-sale--on" data-testid="deal-flash">
      <p className="deal-sale__row">
        <strong>{t('sale.tag')}</strong>
        <SaleClock until={flash.endTime} onEnd={onEnd} />
      </p>
      {flash.total > 0 && (
        <progress className="deal-sale__bar" max={flash.total} value={flash.left} aria-hidden />
      )}
      {facts.length > 0 && <p className="deal-sale__facts num">{facts.join(' · ')}</p>}
    </div>
  );
};

/** The lower prices of a deal: its flash sale with the time left, or the next one within a day, and its price for many. */
export const DealSale = ({ product }: { product: ProductDetail }) => {
  const t = useT();
  const queries = useQueryClient();
  const now = useNow(MINUTE);
  const { productId, productName, flash, bulk, notYetOnSaleUntil: begins } = product;
  const handleEnd = (): void => {
    void queries.invalidateQueries({ queryKey: productQuery(productId).queryKey });
  };
  const isNext = flash !== null && now < flash.startTime;
  return (
    <>
      {begins !== null && (
        <p className="deal-sale deal-sale__next num">
          {t('sale.comingOn', { time: dateTimeText(begins) })}
        </p>
      )}
      {isFlashOn(flash, now) && <Running flash={flash} onEnd={handleEnd} />}
      {isNext && (
        <div className="deal-sale">
          <p className="deal-sale__next num">
            {t('sale.upcoming', {
              time: startWords(flash.startTime, now, t),
              price: price(flash.price),
            })}
          </p>
          <RemindButton productId={productId} name={productName} secKillId={flash.secKillId} />
          <AddToCalendar
            title={t('sale.title')}
            start={startOf({ productId, productName, flash })}
          />
        </div>
      )}
      {bulk !== null && (
        <Link
          className="deal-bulk num"
          to={href(consumerRoutes.groupActivityDetail, { activityId: bulk.activityId })}
        >
          <span className="tag tag--deal">{t('campaign.bulk')}</span>
          <span className="deal-bulk__words">
            {t('sale.bulk', { count: bulk.fromQuantity, price: price(bulk.price) })}
          </span>
          <Icon name="next" size={16} />
        </Link>
      )}
    </>
  );
};
