import { shownLevel } from '#shared/codes/member.ts';
import type { Handlers } from '#server/kit/context.ts';
import { sha256 } from '#server/kit/digest.ts';
import { standingOf } from './level.ts';

/** Digits that stay the same for a member and say nothing else. */
const cardNo = (userId: string): string => {
  const digest = Buffer.from(sha256(`card:${userId}`), 'base64url');
  return String(digest.readUIntBE(0, 6) % 10 ** 12)
    .padStart(12, '0')
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
};

/** The member's card: its face is the app's, by level. */
export const memberCard: Handlers['memberCard'] = async ({ deps, session, now, t }) => {
  const { level, growth } = await standingOf(deps.db.query, session.userId, now);
  return {
    cardNo: cardNo(session.userId),
    cardName: t(`score.level.${shownLevel(level)}`),
    imgUrl: null,
    level,
    growth,
  };
};
