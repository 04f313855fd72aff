import { CARD_BRANDS, MOST_CARDS } from '#shared/codes/card-brand.ts';
import { cardStatus } from '#shared/codes/card-status.ts';
import { wireLanguage } from '#shared/i18n/translate.ts';
import { MINUTE, plus } from '#shared/kernel/time.ts';
import { cardHolder, isSamePhone } from '#shared/validate/bank-card.ts';
import type { Handlers, MemberContext } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { needGateway } from '../gateway/card-gateway.ts';
import type { GatewayCard } from '../gateway/gateway-port.ts';
import { identityOf, ownIdentity } from '../password/identity.ts';
import { addCard, cardsOf } from './card-repo.ts';
import { closeFrame, findFrame, openFrame } from '../gateway/frame-repo.ts';

/** So long the number may be typed. */
const FRAME_MS = 15 * MINUTE;

/** Opens a session of the gateway's frame. */
export const begin: Handlers['cardBegin'] = async ({
  deps,
  session: { userId },
  now,
  language,
}) => {
  const gateway = needGateway(deps);
  const frame = { id: deps.random.token(), userId, nonce: deps.random.token() };
  const expiresAt = plus(now, FRAME_MS);
  await deps.db.tx(async (query) => {
    await holdAccount(query, userId);
    if ((await cardsOf(query, userId)).length >= MOST_CARDS) refuse('CARD_LIMIT');
    await openFrame(query, frame, expiresAt);
  });
  return {
    session: frame.id,
    nonce: frame.nonce,
    frameUrl: gateway.frameUrl(frame.id, wireLanguage(language)),
    expiresAt,
  };
};

/** The name on the card by the core's rule, and the phone at the bank, which is the registered one (spec 001 §5). */
const holderOf = (
  { session }: MemberContext,
  { name, phone }: { name: string; phone: string },
): string => {
  const holder = cardHolder(name);
  if (!holder.ok) return refuse('CARD_HOLDER', { reason: 'name' });
  if (!isSamePhone(phone, `${session.region}-${session.phone}`))
    return refuse('CARD_HOLDER', { reason: 'phone' });
  return holder.name;
};

/** A card that was typed in the caller's own open session of the frame. */
const typedBy = async (
  { deps, session: { userId }, now }: MemberContext,
  card: GatewayCard | null,
): Promise<GatewayCard> => {
  const frame = card && (await findFrame(deps.db.query, card.frameId, now));
  if (card === null || frame?.userId !== userId) return refuse('CARD_FRAME');
  return CARD_BRANDS.includes(card.brand) ? card : refuse('CARD_BRAND');
};

/** Keeps a card by its token, to be verified. A session of the frame gives one card. */
export const add: Handlers['cardAdd'] = async (context, body) => {
  const { deps, session, now, idempotencyKey } = context;
  const { userId } = session;
  const gateway = needGateway(deps);
  const name = holderOf(context, body);
  const identity = identityOf(body.identity);
  return keyed(
    { db: deps.db, userId, scope: 'card/add', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      const card = await typedBy(context, await gateway.read(body.gatewayToken));
      const held = (await cardsOf(query, userId)).map(({ slot }) => slot);
      if (held.length >= MOST_CARDS) return refuse('CARD_LIMIT');
      if (!(await closeFrame(query, card.frameId))) return refuse('CARD_FRAME');
      await ownIdentity(query, userId, identity, now);
      const cardId = deps.random.id<never>() as string;
      await addCard(query, {
        userId,
        id: cardId,
        slot: Array.from({ length: MOST_CARDS }, (_, place) => place + 1).find(
          (place) => !held.includes(place),
        )!,
        token: body.gatewayToken,
        last4: card.last4,
        brand: card.brand,
        month: card.month,
        year: card.year,
        name,
        status: cardStatus.codes.unverified,
        isDefault: false,
        createdAt: now,
        verifiedAt: null,
      });
      return { cardId, status: cardStatus.codes.unverified };
    },
  );
};
