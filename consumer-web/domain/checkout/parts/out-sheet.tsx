import { OUT_OF_STOCK } from '#shared/codes/desk-change.ts';
import { useT } from '../../../lib/i18n.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { changeDraft } from '../checkout-draft.ts';
import type { Checkout } from '../use-checkout.ts';

/** What the guest wants where something turns out to be out (decision DA9). */
export const OutSheet = ({
  checkout: { shop, draft },
  onClose,
}: {
  checkout: Checkout;
  onClose: () => void;
}) => {
  const t = useT();
  return (
    <Sheet title={t('checkout.out')} onClose={onClose}>
      <ul className="checkout__outs">
        {OUT_OF_STOCK.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className="checkout__slot checkout__out"
              aria-pressed={draft.outOfStock === choice}
              onClick={() => {
                changeDraft(shop, { outOfStock: choice });
                onClose();
              }}
              data-testid={`out-${choice}`}
            >
              <strong>{t(`checkout.out.${choice}`)}</strong>
              <span>{t(`checkout.outHint.${choice}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
