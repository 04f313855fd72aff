import type { OwnedGold } from '#shared/contract/consumer/gold.ts';
import { dateTimeText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { cents } from '#shared/kernel/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Link } from '../../../ui/link.tsx';

/** What an order took, and what came back of it. */
export const Spend = ({ use, name }: { use: OwnedGold['uses'][number]; name?: string }) => {
  const t = useT();
  const store = use.storeName === '' ? t('goldList.aStore') : use.storeName;
  return (
    <li>
      <Link className="spend" to={href(consumerRoutes.orderInfo, { tradeId: use.tradeId })}>
        <span className="spend__what">
          <strong>{store}</strong>
          <small className="num">
            {[name, dateTimeText(use.at)].filter((text) => text !== undefined).join(' · ')}
          </small>
        </span>
        <span className="spend__sum num">
          <strong>{price(cents(0 - use.amount))}</strong>
          {use.isHeld && <small>{t('goldList.held')}</small>}
          {use.returned > 0 && (
            <small>{t('goldList.returned', { amount: price(use.returned) })}</small>
          )}
        </span>
      </Link>
    </li>
  );
};
