import { Link } from 'react-router-dom';
import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Price } from '../../../ui/price.tsx';
import { StateView } from '../../../ui/state-view.tsx';

/** It was paid: the gold is there. */
export const PaidBag = ({ order }: { order: GoldOrderRecord }) => {
  const t = useT();
  return (
    <section className="card cashier cashier--paid" aria-labelledby="paid">
      <span className="cashier__check" aria-hidden="true">
        <Icon name="check" size={32} />
      </span>
      <h2 id="paid" className="state__title">
        {t('goldPay.done')}
      </h2>
      <p className="cashier__amount">
        <Price value={order.payAmount} size="l" />
      </p>
      <p className="cashier__for">{t('goldPay.doneText', { amount: price(order.goldAmount) })}</p>
      <div className="cashier__actions">
        <Link replace className="button-link" to={consumerRoutes.goldIndex.path}>
          {t('goldPay.toGold')}
        </Link>
        <Link replace className="button-link button-link--quiet" to={consumerRoutes.home.path}>
          {t('goldPay.order')}
        </Link>
      </div>
    </section>
  );
};

const Again = () => {
  const t = useT();
  return (
    <Link replace className="button-link" to={consumerRoutes.goldBuy.path}>
      {t('goldPay.again')}
    </Link>
  );
};

/** The window has passed. */
export const PayOver = () => {
  const t = useT();
  return (
    <StateView title={t('goldPay.over')} text={t('goldPay.overText')}>
      <Again />
    </StateView>
  );
};

/** The money came after the window and went back (decision E13). */
export const PaidLate = ({ order }: { order: GoldOrderRecord }) => {
  const t = useT();
  return (
    <StateView
      title={t('goldPay.late')}
      text={t('goldPay.lateText', { amount: price(order.payAmount) })}
    >
      <Again />
    </StateView>
  );
};

/** Not the caller's, or nobody's. */
export const NoPurchase = () => {
  const t = useT();
  return (
    <StateView title={t('goldPay.missing')} text={t('goldPay.missingText')}>
      <Link replace className="button-link" to={consumerRoutes.goldIndex.path}>
        {t('goldPay.toGold')}
      </Link>
    </StateView>
  );
};
