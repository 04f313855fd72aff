import { price } from '#shared/format/money.ts';
import type { Shop } from '../../../domain/shop.ts';
import { useT } from '../../../lib/i18n.ts';
import { useReturnTo } from '../../../lib/navigation/use-return-to.ts';
import { Button } from '../../../ui/button.tsx';
import type { Chooser } from '../use-choice.ts';

/**
 * What is chosen and saved, and the link to the store's checkout; above it, what the last choice
 * replaced, with an undo.
 */
export const ChoiceDock = ({
  shop,
  chooser: {
    standing: { chosen, savingAmtn },
    swap,
    undo,
  },
}: {
  shop: Shop;
  chooser: Chooser;
}) => {
  const t = useT();
  const handleGoBack = useReturnTo(shop.routes.checkout);
  const [first] = chosen;
  return (
    <div className="dock choice-dock">
      <div role="status">
        {swap !== null && (
          <p className="swap">
            <span>{t('choice.swapped', { name: swap.names.join(t('choice.comma')) })}</span>
            <button type="button" className="link-button" onClick={() => undo()}>
              {t('voucher.undo')}
            </button>
          </p>
        )}
      </div>
      <div className="choice-dock__row">
        <div className="choice-dock__sum">
          <p className="choice-dock__name">
            {first === undefined
              ? t('choice.nothing')
              : t('choice.chosen', { name: first.couponName })}
          </p>
          {first !== undefined && (
            <p className="choice-dock__saving num" data-testid="saving">
              {t('choice.chosenSaving', { saving: price(savingAmtn) })}
            </p>
          )}
        </div>
        <Button onPress={handleGoBack}>{t('choice.done')}</Button>
      </div>
    </div>
  );
};
