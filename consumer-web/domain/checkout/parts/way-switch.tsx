import { changeCart } from '../../cart/cart-store.ts';
import { useShopT } from '../../shop-words.ts';
import type { Problem } from '../problem.ts';
import type { Checkout } from '../use-checkout.ts';
import { FieldProblem, fieldId } from './row.tsx';

/** Brought or collected; nothing to choose where a store offers one of both. */
export const WaySwitch = ({
  checkout: { shop, store, way },
  problem,
}: {
  checkout: Checkout;
  problem: Problem | null;
}) => {
  const t = useShopT(shop);
  const hasBoth = store.data?.delivery === true && store.data.enableAskfor;
  if (!hasBoth) return <FieldProblem field="way" problem={problem} />;
  return (
    <div id={fieldId('way')}>
      <div className="checkout__ways" role="group" aria-label={t('checkout.way')}>
        {(['delivery', 'pickup'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="checkout__way"
            aria-pressed={one === way}
            onClick={() => changeCart(shop, { way: one })}
          >
            {t(`checkout.${one}`)}
          </button>
        ))}
      </div>
      <FieldProblem field="way" problem={problem} />
    </div>
  );
};
