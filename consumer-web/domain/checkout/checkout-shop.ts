import type { OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Cart } from '#shared/cart/cart-choice.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { Menu } from '../cart/cart-menu.ts';
import type { CartShop, ReadOptions } from '../cart/cart-shop.ts';
import type { ShopWords } from '../shop-words.ts';
import type {
  OrderWish,
  Package,
  PriceBody,
  PricedReply,
  RemarkChoices,
  RiskReply,
  ServiceFees,
  TimeSlots,
} from './checkout-model.ts';

type CheckoutCalls = {
  slots: (way: Way, options: ReadOptions) => Promise<TimeSlots>;
  package: (options: ReadOptions) => Promise<Package>;
  price: (body: PriceBody, options: ReadOptions) => Promise<PricedReply>;
  serviceFees: (
    order: Pick<PriceBody, 'deliveryType'> & { time: PriceBody['cookTime'] },
    options: ReadOptions,
  ) => Promise<ServiceFees>;
  risk: (totalPrice: Cents, options: ReadOptions) => Promise<RiskReply>;
  /** Quick remarks; null where a shop has none. */
  remarks: ((options: ReadOptions) => Promise<RemarkChoices>) | null;
  createOrder: (wish: OrderWish, options: { key: string }) => Promise<OrderId>;
  /** An order of this store that still waits for its payment; null for none that is known. */
  unpaidOrder: (options?: ReadOptions) => Promise<OrderId | null>;
};

/** A store with what its checkout needs: the calls that price and make an order, its pages, its words. */
export type CheckoutShop = CartShop & {
  readonly calls: CheckoutCalls;
  readonly routes: {
    readonly store: string;
    readonly address: string;
    readonly gold: string;
    /** Null where nothing is sold in boxes. */
    readonly boxPrice: string | null;
    readonly cashier: (orderId: OrderId) => string;
  };
  /** Whether these goods want tableware. */
  readonly asksTableware: (lines: Cart, menu: Menu | null) => boolean;
  readonly words: ShopWords;
};
