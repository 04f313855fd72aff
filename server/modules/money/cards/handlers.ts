import { MOST_CARDS } from '#shared/codes/card-brand.ts';
import { cardStatus } from '#shared/codes/card-status.ts';
import type { BankCardRow, cardCalls } from '#shared/contract/consumer/cards.ts';
import { ZERO } from '#shared/kernel/money.ts';
import { CARD_CHECK_CENTS } from '#shared/validate/bank-card.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers } from '#server/kit/context.ts';
import { keyed } from '#server/kit/idempotency/keyed.ts';
import { checkCode, issueCode } from '#server/kit/one-time-code/one-time-code.ts';
import { refuse } from '#server/kit/refusal.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { gatewayOf, needGateway } from '../gateway/card-gateway.ts';
import { findIdentity } from '../password/identity-repo.ts';
import { needMark } from '../password/mark.ts';
import { add, begin } from './add.ts';
import {
  cardsOf,
  findCard,
  makeDefault,
  noteVerified,
  removeCard,
  type MemberCard,
} from './card-repo.ts';

const shown = ({ id, last4, brand, month, year, status, isDefault }: MemberCard): BankCardRow => ({
  cardId: id,
  last4,
  brand,
  month,
  year,
  status,
  isDefault,
});

/** The caller's own card, or a refusal that does not reveal whether another's exists. */
const own = async (query: Query, userId: string, cardId: string): Promise<MemberCard> =>
  (await findCard(query, userId, cardId)) ?? refuse('CARD_NOT_FOUND');

const list: Handlers['cardList'] = async ({ deps, session: { userId } }) => {
  const { query } = deps.db;
  const identity = await findIdentity(query, userId);
  return {
    cards: (await cardsOf(query, userId)).map(shown),
    isOpen: gatewayOf(deps) !== null,
    most: MOST_CARDS,
    identity: identity && {
      riskCertificateType: identity.type,
      masked: `**${identity.last4.slice(2)}`,
    },
  };
};

const get: Handlers['cardGet'] = async ({ deps, session: { userId } }, { cardId }) => {
  const card = await own(deps.db.query, userId, cardId);
  return {
    ...shown(card),
    name: card.name,
    createdAt: card.createdAt,
    verifiedAt: card.verifiedAt,
  };
};

const sendCode: Handlers['cardSendCode'] = async (context, { cardId }) => {
  const { deps, session } = context;
  needGateway(deps);
  await own(deps.db.query, session.userId, cardId);
  return issueCode(context, { region: session.region, number: session.phone }, 'card');
};

/** One charge a card: what the bank said first stays, also when an answer was lost. */
const verify: Handlers['cardVerify'] = async (context, { cardId, code }) => {
  const { deps, session, now, idempotencyKey } = context;
  const { userId, region, phone } = session;
  const gateway = needGateway(deps);
  const card = await own(deps.db.query, userId, cardId);
  if (card.status !== cardStatus.codes.unverified) return { cardId, status: card.status };
  const useUp = await checkCode(context, {
    phone: { region, number: phone },
    code,
    purpose: 'card',
  });
  const isTaken = await gateway.verify(
    { reference: `check-${cardId}`, token: card.token, amount: CARD_CHECK_CENTS },
    now,
  );
  return keyed(
    {
      db: deps.db,
      userId,
      scope: 'card/verify',
      key: idempotencyKey,
      // not the code: what is kept of a body is a digest, and six digits are soon tried
      body: { cardId },
      now,
    },
    async (query) => {
      await holdAccount(query, userId);
      await useUp(query);
      await noteVerified(query, { userId, id: cardId }, isTaken, now);
      return { cardId, status: isTaken ? cardStatus.codes.verified : cardStatus.codes.failed };
    },
  );
};

const setDefault: Handlers['cardSetDefault'] = (context, body) => {
  const { deps, session, now, idempotencyKey } = context;
  const { userId } = session;
  return keyed(
    { db: deps.db, userId, scope: 'card/default', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      const card = await own(query, userId, body.cardId);
      if (card.status !== cardStatus.codes.verified) return refuse('CARD_UNVERIFIED');
      await makeDefault(query, userId, card.id);
      return {};
    },
  );
};

const del: Handlers['cardDel'] = async (context, body) => {
  const { deps, session, now, idempotencyKey } = context;
  const { userId } = session;
  const before = await findCard(deps.db.query, userId, body.cardId);
  const answer = await keyed(
    { db: deps.db, userId, scope: 'card/del', key: idempotencyKey, body, now },
    async (query) => {
      await holdAccount(query, userId);
      const card = await own(query, userId, body.cardId);
      if (card.status === cardStatus.codes.verified)
        await needMark(query, { userId, targetId: card.id, amount: ZERO }, body.mark, now);
      if (!(await removeCard(query, userId, card.id))) return refuse('CARD_NOT_FOUND');
      return {};
    },
  );
  if (before !== null) await gatewayOf(deps)?.forget(before.token);
  return answer;
};

export const cardHandlers: Pick<Handlers, keyof typeof cardCalls> = {
  cardList: list,
  cardGet: get,
  cardBegin: begin,
  cardAdd: add,
  cardSendCode: sendCode,
  cardVerify: verify,
  cardSetDefault: setDefault,
  cardDel: del,
};
