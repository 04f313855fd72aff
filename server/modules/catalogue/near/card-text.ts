import * as z from 'zod/mini';
import { storeCard } from '#shared/contract/consumer/card-shapes.ts';
import type { Point } from '#shared/geo/distance.ts';
import type { Language } from '#shared/i18n/language.ts';
import { encoded } from '#server/kit/json-text.ts';
import { fixedOf, movingOf, type Found, type Reader } from './cards.ts';
import type { CardFacts } from './facts-repo.ts';
import type { Moving } from './moving.ts';

const MOVING = {
  deliveryFee: true,
  deliveryText: true,
  serviceText: true,
  pickup: true,
  isFaraway: true,
  isNew: true,
  closedType: true,
  showType: true,
  reserveType: true,
  openingTime: true,
} as const;
const movingCard = z.pick(storeCard, MOVING);
const fixedCard = z.omit(storeCard, { ...MOVING, distance: true, minutes: true });

const texts = new WeakMap<CardFacts, Partial<Record<Language, string>>>();

/** The part of a card that is the same for all, as text without its last brace: made by the schema once for as long as the facts are held. */
const fixedText = (facts: CardFacts, reader: Reader): string => {
  const known = texts.get(facts) ?? {};
  const text =
    known[reader.language] ??
    JSON.stringify(encoded(fixedCard, fixedOf(facts, reader), 'a card')).slice(0, -1);
  texts.set(facts, { ...known, [reader.language]: text });
  return text;
};

const movingTexts = new WeakMap<Moving, string>();

/** The part of a card that depends on the minute and the way, as text without its braces. */
const movingText = (moving: Moving): string => {
  const known = movingTexts.get(moving);
  if (known !== undefined) return known;
  const text = JSON.stringify(encoded(movingCard, moving, 'a card')).slice(1, -1);
  movingTexts.set(moving, text);
  return text;
};

/** More fields of a card, in wire form. */
type More = (moving: Moving) => Readonly<Record<string, unknown>>;

/** A card in wire form as JSON text: a page of lists is made of these, for that the schema would cost more than the search. */
export const cardText = (
  { facts, near }: Found,
  from: Point,
  reader: Reader,
  more?: More,
): string => {
  const moving = movingOf(facts, near, from, reader);
  return `${fixedText(facts, reader)},"distance":${near.distance},"minutes":${near.minutes},${movingText(moving)}${more ? `,${JSON.stringify(more(moving)).slice(1)}` : '}'}`;
};
