import * as z from 'zod/mini';
import { storeCard } from '#shared/contract/takeout-cards.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Language } from '#shared/i18n/language.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { encoded } from '#server/json-text.ts';
import { fixedOf, movingOf, type Found } from './cards.ts';
import type { CardFacts } from './facts-repo.ts';

const fixedCard = z.omit(storeCard, { distance: true, deliveryFee: true, deliveryText: true, minutes: true, isFaraway: true, isNew: true, closedType: true, showType: true, reserveType: true, openingTime: true });

const texts = new WeakMap<CardFacts, Partial<Record<Language, string>>>();

/** The part of a card that is the same for all, as text without its last brace: made by the schema once for as long as the facts are held. */
const fixedText = (facts: CardFacts, { language, pick }: Pick<Context, 'language' | 'pick'>): string => {
  const known = texts.get(facts) ?? {};
  const text = known[language] ?? JSON.stringify(encoded(fixedCard, fixedOf(facts, pick), 'a card')).slice(0, -1);
  texts.set(facts, { ...known, [language]: text });
  return text;
};

type Reader = Pick<Context, 'now' | 'pick' | 't' | 'language'>;
/** More fields of a card, in wire form. */
type More = (moving: ReturnType<typeof movingOf>) => Readonly<Record<string, unknown>>;

/** A card in wire form as JSON text: a page of lists is made of these, for that the schema would cost more than the search. */
export const cardText = ({ facts, near }: Found, from: Point, reader: Reader, more: More): string => {
  const moving = movingOf(facts, near, from, reader);
  const rest = JSON.stringify({ ...moving, deliveryFee: moving.deliveryFee === null ? null : toDollars(moving.deliveryFee), ...more(moving) });
  return `${fixedText(facts, reader)},${rest.slice(1)}`;
};
