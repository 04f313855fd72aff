import { addCents, ZERO } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import { visitorOf } from '#server/modules/people/index.ts';
import { hasBought, newlyPacks, type NewlyPack } from './newly-repo.ts';

const TITLE = { zh: '新朋友見面禮', en: 'A welcome present' };

type Reader = Pick<Context, 'deps' | 'now' | 'token'>;

/** What is left to give to the caller: a visitor may become a member; a member is new until they have bought something or had it all. */
export const packsToHave = async (context: Reader): Promise<readonly NewlyPack[]> => {
  const { deps, now } = context;
  const userId = (await visitorOf(deps.db, context)) ?? '';
  const open = (await newlyPacks(deps.db.query, userId, now)).filter(
    ({ isReceived }) => !isReceived,
  );
  const isNew = open.length > 0 && (userId === '' || !(await hasBought(deps.db.query, userId)));
  return isNew ? open : [];
};

/** What new members are given. */
export const newlyGet: Handlers['newlyGet'] = async (context) => {
  const open = await packsToHave(context);
  const ends = open.flatMap(({ endsAt }) => endsAt ?? []);
  return {
    isNewUser: open.length > 0,
    title: context.pick(TITLE),
    amount: addCents(ZERO, ...open.map(({ amount }) => amount)),
    endsAt: ends.length > 0 ? instant(Math.min(...ends)) : null,
  };
};

export const newlyListReceive: Handlers['newlyListReceive'] = async (
  { deps, now, pick, session },
  { repeat },
) => {
  if (await hasBought(deps.db.query, session.userId)) return { result: [] };
  const packs = (await newlyPacks(deps.db.query, session.userId, now)).filter(
    ({ isReceived }) => repeat || !isReceived,
  );
  return {
    result: packs.map(({ id, name, amount, limitAmount, validDays, isReceived }) => ({
      redpackId: id,
      redpackName: pick(name),
      amount,
      limitAmount,
      validDays,
      isReceived,
    })),
  };
};
