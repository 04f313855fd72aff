import type { CardBrand } from '#shared/codes/card-brand.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Instant } from '#shared/kernel/time.ts';

/** What a gateway tells of a card: never its number. `frameId`: the session of the frame that it was typed in. */
export type GatewayCard = {
  frameId: string;
  last4: string;
  brand: CardBrand;
  month: number;
  year: number;
};
/** A charge. `reference` names it: the same charge asked for twice happens once. */
export type Charge = { reference: string; token: string; amount: Cents };

/** What the product needs of a card gateway (ADR 0035). A production gateway is one more of these. */
export type CardGateway = {
  /** The page of the frame, for a session of it. */
  frameUrl: (frameId: string, language: string) => string;
  read: (token: string) => Promise<GatewayCard | null>;
  /** Charges and gives back at once: whether the bank took it. */
  verify: (charge: Charge, now: Instant) => Promise<boolean>;
  /** Whether the bank took it; false also for one that was called off before. */
  charge: (charge: Charge, now: Instant) => Promise<boolean>;
  /** Calls a charge off that has not happened; gives whether it had. */
  callOff: (reference: string, now: Instant) => Promise<boolean>;
  /** The token is worth nothing any more. */
  forget: (token: string) => Promise<void>;
};
