import type { GoldOrderRecord } from '#shared/contract/consumer/gold.ts';
import { price } from '#shared/format/money.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PaidCard } from '../../../domain/payment/paid-card.tsx';
import { PayOver } from '../../../domain/payment/pay-over.tsx';
import { useT } from '../../../lib/i18n.ts';
import { StateView } from '../../../ui/state-view.tsx';
import { Link } from '../../../ui/link.tsx';

/** It was paid: the gold is there. */
export const PaidBag = ({ order }: { order: GoldOrderRecord }) => {
  const t = useT();
  return (
    <PaidCard
      title={t('goldPay.done')}
      amount={order.payAmount}
      text={t('goldPay.doneText', { amount: price(order.goldAmount) })}
      next={{ to: consumerRoutes.goldIndex.path, text: t('goldPay.toGold') }}
      home={{ to: consumerRoutes.home.path, text: t('goldPay.order') }}
    />
  );
};

/** The window has passed. */
export const PurchaseOver = () => {
  const t = useT();
  const repeatLink = { to: consumerRoutes.goldBuy.path, text: t('goldPay.again') };
  return <PayOver title={t('goldPay.over')} text={t('goldPay.overText')} repeatLink={repeatLink} />;
};

/** The money came after the window and went back (decision E13). */
export const PaidLate = ({ order }: { order: GoldOrderRecord }) => {
  const t = useT();
  const repeatLink = { to: consumerRoutes.goldBuy.path, text: t('goldPay.again') };
  const text = t('goldPay.lateText', { amount: price(order.payAmount) });
  return <PayOver title={t('goldPay.late')} text={text} repeatLink={repeatLink} />;
};

/** Not the caller's, or no purchase at all. */
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
