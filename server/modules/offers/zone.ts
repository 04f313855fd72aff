import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { isNewToMarkets, NEW_PEOPLE_ZONE } from '#server/modules/catalogue/index.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { claiming, claimOne } from './claim.ts';
import { countHad, type MemberOffer } from './member-repo.ts';
import { offersOfZone } from './offer-repo.ts';
import { ownedRow } from './present.ts';
import { faces, openToMember } from './receive.ts';
import type { Validity } from './terms.ts';

const validOf = (validity: Validity) =>
  validity.kind === 'fixed'
    ? { validDays: null, endDate: validity.endAt }
    : { validDays: validity.days, endDate: null };

/** The zone for new users: its red packets, with those that the caller has had (decision P11). */
export const marketZone: Handlers['marketZone'] = async (context) => {
  const { deps, now, pick } = context;
  const { query } = deps.db;
  const userId = await visitorOf(deps.db, context);
  const offers = await offersOfZone(query, now);
  const ids = offers.map(({ id }) => id);
  const had = userId === null ? null : await countHad(query, userId, ids);
  return {
    isNewUser: await isNewToMarkets(query, userId),
    zoneId: offers.length > 0 ? NEW_PEOPLE_ZONE : null,
    packets: offers.map(({ id, terms, stock, claimed, perUser }) => ({
      redpackId: id,
      redpackName: pick(terms.name),
      amount: terms.amount,
      limitAmount: terms.limitAmount,
      ...validOf(terms.validity),
      isReceived: perUser >= 0 && (had?.get(id) ?? 0) >= perUser,
      isSoldOut: stock >= 0 && claimed >= stock,
    })),
  };
};

const newOnly = async (query: Query, userId: string): Promise<void> => {
  if (!(await isNewToMarkets(query, userId))) refuse('RECEIVE_NEW_ONLY');
};

/** All red packets of the zone that a new user has not had yet. */
export const marketZoneReceiveAll: Handlers['marketZoneReceiveAll'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'zone', body }, async (query) => {
    await newOnly(query, userId);
    const open = await openToMember(query, await offersOfZone(query, now), userId);
    const pieces: MemberOffer[] = [];
    for (const offer of open)
      pieces.push(await claimOne(query, offer, { userId, id: deps.random.id() }, now));
    return { result: pieces.map((piece) => ownedRow(piece, context, now)), amount: faces(pieces) };
  });
};

/** One red packet of the zone. */
export const marketZoneReceive: Handlers['marketZoneReceive'] = (context, body) => {
  const {
    deps,
    session: { userId },
    now,
  } = context;
  return claiming(context, { scope: 'zone-one', body }, async (query) => {
    await newOnly(query, userId);
    const offers = await offersOfZone(query, now);
    const offer = offers.find(({ id }) => id === body.redpackId) ?? refuse('CANNOT_RECEIVE');
    const piece = await claimOne(query, offer, { userId, id: deps.random.id() }, now);
    return { result: ownedRow(piece, context, now) };
  });
};
