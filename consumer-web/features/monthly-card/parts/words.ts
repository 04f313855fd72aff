import type { MemberPlan } from '#shared/contract/consumer/monthly-card.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { CardBusiness, CardPackets } from '#shared/member/monthly-card.ts';
import type { T } from '../../../lib/i18n.ts';

/** Whole dollars without decimals. */
export const short = (value: Cents): string => price(value).replace(/\.00$/, '');

export const limitWords = (limitAmount: Cents, t: T): string =>
  limitAmount === 0
    ? t('vip.brings.noLimit')
    : t('vip.brings.limit', { amount: short(limitAmount) });

export const businessOf = (type: number): CardBusiness =>
  type === couponBusiness.codes.market ? 'market' : 'takeout';

/** The packets of a plan as the rules know them. */
export const packetsOf = ({ packets }: Pick<MemberPlan, 'packets'>): CardPackets[] =>
  packets.map(({ businessType, ...packet }) => ({ ...packet, business: businessOf(businessType) }));
