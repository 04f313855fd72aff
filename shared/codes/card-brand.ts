/** The card schemes that are accepted (spec 001 §5). */
export const CARD_BRANDS = ['visa', 'mastercard'] as const;
/** A card scheme that is accepted. */
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Cards that an account may keep (area decision: at most 5). */
export const MOST_CARDS = 5;

/** What the schemes call themselves, in every language. */
export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
};
