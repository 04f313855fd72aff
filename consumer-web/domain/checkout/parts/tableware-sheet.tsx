import { TABLEWARE_MORE, TABLEWARE_OPTIONS } from '#shared/order/checkout/tableware.ts';
import { changeDraft } from '../checkout-draft.ts';
import { useT } from '../../../lib/i18n.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Checkout } from '../use-checkout.ts';
import { tablewareText } from './details-card.tsx';

/** None, so many sets, or more than ten (spec 001 §5). */
export const TablewareSheet = ({
  checkout: { shop, draft },
  onClose,
}: {
  checkout: Checkout;
  onClose: () => void;
}) => {
  const t = useT();
  return (
    <Sheet title={t('checkout.tableware')} onClose={onClose}>
      <p className="checkout__hint">{t('checkout.tablewareHint')}</p>
      <ul className="checkout__sets">
        {TABLEWARE_OPTIONS.map((sets) => (
          <li
            key={sets}
            className={sets === 0 || sets === TABLEWARE_MORE ? 'checkout__set--wide' : undefined}
          >
            <button
              type="button"
              className="checkout__slot num"
              aria-pressed={draft.tablewareQty === sets}
              {...(sets !== TABLEWARE_MORE && { 'aria-label': tablewareText(sets, t) })}
              onClick={() => {
                changeDraft(shop, { tablewareQty: sets });
                onClose();
              }}
            >
              {sets === TABLEWARE_MORE
                ? t('checkout.tableware.more')
                : sets === 0
                  ? tablewareText(sets, t)
                  : sets}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
