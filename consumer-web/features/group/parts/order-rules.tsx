import { timeRows } from '#shared/group/use-time-words.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card, Facts } from '../../../ui/card.tsx';
import type { GroupOrder } from '../model.ts';

/** When the vouchers can be used, and the product's rules. */
export const OrderRules = ({ order }: { order: GroupOrder }) => {
  const t = useT();
  const product = order.productList[0];
  if (!product) return null;
  const { rules } = product;
  return (
    <>
      <Card title={t('deal.when')}>
        <Facts
          rows={[
            ...timeRows(product.useTime, t),
            [
              t('deal.booking'),
              t(`deal.booking.${order.orderInfo.groupProductAgreement.checkSubscribeType}`),
            ],
          ]}
        />
      </Card>
      {rules.length > 0 && (
        <Card title={t('deal.rules')}>
          <ul className="bullets">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
};
