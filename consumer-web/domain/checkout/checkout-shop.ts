import type { TakeoutOffer } from '#shared/codes/offer-list.ts';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Way } from '#shared/cart/delivery-mode.ts';
import type { TextKey } from '../../lib/i18n.ts';
import type { CartShop, ReadOptions } from '../cart/cart-shop.ts';
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
  remarks: (options: ReadOptions) => Promise<RemarkChoices>;
  createOrder: (wish: OrderWish, options: { key: string }) => Promise<OrderId>;
  /** The member's last order, if it is one of this store and not paid yet. */
  unpaidOrder: (options?: ReadOptions) => Promise<OrderId | null>;
};

/** A store with what its checkout needs: the calls that price and make an order, its pages, its words. */
export type CheckoutShop = CartShop & {
  readonly calls: CheckoutCalls;
  readonly routes: {
    readonly store: string;
    readonly address: string;
    readonly gold: string;
    readonly boxPrice: string;
    readonly offers: Readonly<Record<TakeoutOffer, string>>;
    readonly cashier: (orderId: OrderId) => string;
  };
  /** Sentences that name the goods of the shop. */
  readonly words: {
    readonly goods: TextKey;
    readonly fullReduction: TextKey;
    readonly gold: TextKey;
    readonly changes: TextKey;
  };
};
