import { Fragment } from 'react';
import { price } from '#shared/format/money.ts';
import type { GroupSpecial } from '#shared/codes/group-activity.ts';
import { ZERO, type Cents } from '#shared/kernel/money.ts';
import { useT } from '../../../lib/i18n.ts';

type Props = {
  totalAmount: Cents;
  /** The flash or bulk price that counts. */
  special: { kind: GroupSpecial; pieces: number; saving: Cents } | null;
  savingAmtn?: Cents;
  payAmount: Cents;
};

/** What an order comes to: its pieces, less a special price and the offer. */
export const Bill = ({ totalAmount, special, savingAmtn = ZERO, payAmount }: Props) => {
  const t = useT();
  const savings = [
    ...(special === null ? [] : [[t(`sale.saving.${special.kind}`), special.saving] as const]),
    ...(savingAmtn > 0 ? [[t('deal.offers'), savingAmtn] as const] : []),
  ];
  return (
    <dl className="card deal-bill num">
      <dt>{t('deal.subtotal')}</dt>
      <dd>{price(totalAmount)}</dd>
      {savings.map(([name, amount]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="deal-bill__saving">{`−${price(amount)}`}</dd>
        </Fragment>
      ))}
      <dt className="deal-bill__total">{t('deal.toPay')}</dt>
      <dd className="deal-bill__total" data-testid="deal-total">
        {price(payAmount)}
      </dd>
    </dl>
  );
};
