import { useEffect } from 'react';
import { goodsLines } from '#shared/cart/mall-coupon.ts';
import { isOverlayOpen } from '#shared/cart/store-bar.ts';
import { overflowText } from '#shared/pricing/overflow-text.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Renewal } from './use-renewal.ts';
import type { StoreCart } from './use-store-cart.ts';
import { hintWords, submitWords } from './cart-words.ts';
import { Bill } from './cart-bill.tsx';
import { CartRow } from './cart-row.tsx';
import { ComboTag } from './combo-tag.tsx';
import { GiftChoices } from './gift-choice.tsx';
import { GiftLine } from './gift-line.tsx';
import { MallCouponChoice } from './mall-coupon-choice.tsx';
import { Glyph } from '../../ui/glyph.tsx';

const NAMELESS = { name: '', options: '', picture: '' };
type Props = { cart: StoreCart; renewal: Renewal; onClose: () => void };

const Foot = ({ cart, renewal }: Pick<Props, 'cart' | 'renewal'>) => {
  const t = useT();
  const [refusal] = cart.refusals;
  if (refusal !== undefined) return <p className="cart-sheet__why">{submitWords(refusal, t)}</p>;
  return (
    <Button isBlock isBusy={renewal.isChecking} onPress={() => renewal.checkout()}>
      {t('shop.checkout')}
    </Button>
  );
};

/** The cart, opened: its lines, how it comes to its price, and what a little more would save. It closes when it is empty. */
export const CartSheet = ({ cart, renewal, onClose }: Props) => {
  const t = useT();
  const isOpen = isOverlayOpen(true, cart.lines);
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  const quoted = new Map(cart.quote.lines.map((line) => [line.uuid, line]));
  const clear = (
    <button
      type="button"
      className="icon-button cart-sheet__clear"
      onClick={() => cart.actions.clear()}
    >
      <Glyph name="bin" size={18} />
      {t('shop.cartClear')}
    </button>
  );
  return (
    <Sheet
      title={t('shop.cart')}
      onClose={onClose}
      end={clear}
      foot={<Foot cart={cart} renewal={renewal} />}
    >
      {cart.undo !== null && (
        <p className="cart-tip cart-tip--inside" role="status">
          <span>{cart.undo.text}</span>
          <button type="button" className="cart-tip__undo" onClick={() => cart.takeBack()}>
            {t('shop.cartUndo')}
          </button>
        </p>
      )}
      <ul className="cart-sheet__rows">
        {goodsLines(cart.lines).map((line) => (
          <CartRow
            key={line.uuid}
            line={line}
            name={cart.names[line.uuid] ?? NAMELESS}
            quoted={quoted.get(line.uuid)}
            saleHours={cart.menu.products.get(line.productId)?.saleHours}
            onQuantity={cart.actions.setQuantity}
          />
        ))}
        {cart.gifts.map((gift, place) => (
          <GiftLine key={`${place} ${gift.name}`} gift={gift} />
        ))}
      </ul>
      <GiftChoices shop={cart.shop} choices={cart.giftChoices} />
      <MallCouponChoice
        shop={cart.shop}
        lines={cart.lines}
        held={cart.mallCoupons}
        refused={cart.quote.refusedOffers}
      />
      <ComboTag storeId={cart.shop.storeId} />
      {cart.quote.overflows.map((overflow) => (
        <p
          key={`${overflow.reason}/${'lineId' in overflow ? overflow.lineId : overflow.ruleId}`}
          className="cart-sheet__note"
        >
          {overflowText(overflow, t)}
        </p>
      ))}
      {cart.hints.slice(0, 2).map((hint) => (
        <p key={`${hint.kind}/${hint.ruleId}`} className="cart-sheet__hint">
          {hintWords(hint, t)}
        </p>
      ))}
      <Bill quote={cart.quote} serviceFees={cart.serviceFees} />
    </Sheet>
  );
};
