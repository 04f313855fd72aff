import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { monthlyCardCalls } from '#shared/contract/consumer/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import { price } from '#shared/format/money.ts';
import { daysLeft } from '#shared/member/monthly-card.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { savedQuery } from '../queries.ts';
import { short } from './words.ts';

export type BasicInfo = ReplyOf<(typeof monthlyCardCalls)['memberBasicInfo']>;

/** What the packets have saved, with what the cards cost beside it: never netted out of sight. */
const Saved = () => {
  const t = useT();
  const { data: month } = useQuery(savedQuery('monthly'));
  const { data: total } = useQuery(savedQuery('total'));
  return (
    <div className="vip-saved num" data-testid="vip-saved">
      <dl>
        <div>
          <dt>{t('vip.saved.month')}</dt>
          <dd>{month === undefined ? '–' : short(month.amount)}</dd>
        </div>
        <div>
          <dt>{t('vip.saved.total')}</dt>
          <dd>{total === undefined ? '–' : short(total.amount)}</dd>
        </div>
      </dl>
      <p>
        {total !== undefined && total.paid > 0
          ? t('vip.saved.paid', { amount: price(total.paid) })
          : ''}
      </p>
    </div>
  );
};

/** Somebody with a card or on trial: until when, and what comes after. */
export const MemberHead = ({ info }: { info: BasicInfo }) => {
  const t = useT();
  const now = useNow();
  const [card, next] = info.memberCardList;
  if (card === undefined) return null;
  const left = daysLeft(card.endAt, now);
  return (
    <section className="vip-head" aria-label={card.planName} data-testid="vip-head">
      <p className="vip-head__name">
        {card.planName}
        {card.isTrial && <span className="tag">{t('vip.head.trial')}</span>}
      </p>
      <p className="vip-head__left num">
        {left === 0 ? t('vip.head.lastDay') : t('vip.head.left', { count: left })}
      </p>
      <p className="vip-head__fact num">{t('vip.head.until', { date: dateText(card.endAt) })}</p>
      {next !== undefined && (
        <p className="vip-head__fact num">
          {t('vip.head.then', { name: next.planName, date: dateText(next.endAt) })}
        </p>
      )}
      <Saved />
    </section>
  );
};

/** Nobody's card yet. `from`: what the cheapest plan costs a month; null where none is on sale. */
export const OpenHead = ({ from }: { from: string | null }) => {
  const t = useT();
  return (
    <section className="vip-head" data-testid="vip-head">
      <p className="vip-head__lead">{t('vip.head.nonMember')}</p>
      {from !== null && (
        <p className="vip-head__left num">{t('vip.head.from', { amount: from })}</p>
      )}
    </section>
  );
};
