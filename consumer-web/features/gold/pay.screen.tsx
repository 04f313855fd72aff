import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { PurchaseMissing, Purchases } from '../../domain/payment/purchase.tsx';
import { useT } from '../../lib/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { bagPurchase } from './parts/bag-purchase.tsx';
import { MemberGate } from './parts/member-gate.tsx';

/** The cashier of a bag and the page that its payment comes back to (spec 001 §2). */
export const GoldPayScreen = () => {
  const t = useT();
  return (
    <Page title={t('title.goldPay')} backPath={consumerRoutes.goldBuy.path}>
      <MemberGate>
        <Purchases
          kind={bagPurchase}
          list={<PurchaseMissing elsewhere={bagPurchase.elsewhere} />}
        />
      </MemberGate>
    </Page>
  );
};
