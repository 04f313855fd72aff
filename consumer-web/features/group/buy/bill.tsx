import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';

type Props = { totalAmount: Cents; savingAmtn: Cents; payAmount: Cents };

/** What an order comes to: its pieces, less the offer. */
export const Bill = ({ totalAmount, savingAmtn, payAmount }: Props) => {
  const t = useT();
  return (
    <dl className="card deal-bill num">
      <dt>{t('deal.subtotal')}</dt>
      <dd>{price(totalAmount)}</dd>
      {savingAmtn > 0 && (
        <>
          <dt>{t('deal.offers')}</dt>
          <dd className="deal-bill__saving">{`−${price(savingAmtn)}`}</dd>
        </>
      )}
      <dt className="deal-bill__total">{t('deal.toPay')}</dt>
      <dd className="deal-bill__total" data-testid="deal-total">
        {price(payAmount)}
      </dd>
    </dl>
  );
};
