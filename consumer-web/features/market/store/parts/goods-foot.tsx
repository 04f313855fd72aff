import { cartRoom } from '#shared/cart/cart-room.ts';
import { lineId } from '#shared/cart/line-id.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { choiceWords, money } from '../../../../domain/cart/cart-words.ts';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import type { useChoice } from '../../../../domain/store-page/choice/use-choice.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import type { Goods } from '../model.ts';

type Choice = ReturnType<typeof useChoice>;

type Props = { goods: Goods; choice: Choice; cart: StoreCart };

/** Into the cart; once it holds exactly this choice, how many of it (spec 002 §4 "SKU popup"). */
export const GoodsFoot = ({ goods, choice, cart }: Props) => {
  const t = useT();
  const { choice: chosen, refusal, least, totalCents } = choice;
  if (goods.sellout)
    return (
      <Button isBlock isDisabled>
        {t('shop.soldOut')}
      </Button>
    );
  const line = chosen === null ? undefined : cart.lines.find(({ uuid }) => uuid === lineId(chosen));
  if (chosen !== null && line !== undefined)
    return (
      <div className="mk-foot">
        <p className="mk-foot__held">{t('mkStore.inCart')}</p>
        <Stepper
          value={line.quantity}
          least={0}
          most={line.quantity + cartRoom(cart.lines, chosen).pieces}
          label={t('shop.quantity')}
          lessLabel={t('shop.quantityLess')}
          moreLabel={t('shop.quantityMore')}
          onChange={(quantity) => cart.actions.setQuantity(line.uuid, quantity)}
        />
      </div>
    );
  const handleAdd = (): void => {
    if (refusal !== null) notify(choiceWords(refusal, t));
    else if (chosen !== null) cart.actions.addChoice(chosen, least, goods);
  };
  return (
    <>
      {least > 1 && <p className="dish-sheet__least">{t('shop.minimum', { count: least })}</p>}
      <Button isBlock onPress={handleAdd}>
        {refusal === null && totalCents !== null
          ? `${t('shop.addToCart')} · ${money(totalCents)}`
          : t('shop.addToCart')}
      </Button>
    </>
  );
};
