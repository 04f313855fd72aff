import { MINUTE } from '#shared/kernel/time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT, type TextKey } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { ProductDetail } from '../model.ts';
import { faceOf } from '../sale/sale.ts';
import type { Buyable } from './quantity.ts';

const WHY: Record<Extract<Buyable, { ok: false }>['reason'], TextKey> = {
  offSale: 'deal.offSale',
  coming: 'sale.coming',
  soldOut: 'deal.soldOut',
  limit: 'deal.limitReached',
};

type Props = { product: ProductDetail; can: Buyable; onBuy: () => void };

/** The bar of a deal: its price on the left, the one button on the right. */
export const BuyDock = ({ product, can, onBuy }: Props) => {
  const t = useT();
  const now = useNow(MINUTE);
  return (
    <section className="dock buy" aria-label={t('deal.buy')}>
      <p className="buy__total">
        <span className="buy__label">{t('deal.each')}</span>
        <Price value={faceOf(product, now).price} size="m" />
      </p>
      <Button isBlock isDisabled={!can.ok} onPress={onBuy}>
        {t(can.ok ? 'deal.buy' : WHY[can.reason])}
      </Button>
    </section>
  );
};
