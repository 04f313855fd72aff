import type { MemberPlan } from '#shared/contract/consumer/monthly-card.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { businessOf, limitWords, short } from './words.ts';

/** The packets of a plan or a pack, a line a face. */
export const PacketLines = ({ packets }: Pick<MemberPlan, 'packets'>) => {
  const t = useT();
  return (
    <ul className="vip-lines num">
      {packets.map(({ businessType, amount, limitAmount, quantity }) => (
        <li key={`${businessType}.${amount}.${limitAmount}`}>
          <span>{t(`vip.business.${businessOf(businessType)}`)}</span>
          <strong>{t('vip.brings.row', { amount: short(amount), count: quantity })}</strong>
          <small>{limitWords(limitAmount, t)}</small>
        </li>
      ))}
    </ul>
  );
};

/** What a cycle brings. */
export const Brings = ({ plan, title }: { plan: MemberPlan; title: string }) => (
  <Card title={title}>
    <PacketLines packets={plan.packets} />
  </Card>
);
