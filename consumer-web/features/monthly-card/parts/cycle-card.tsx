import { useQuery } from '@tanstack/react-query';
import { CARD_PACKET_STATUS } from '#shared/codes/monthly-card.ts';
import { dateText } from '#shared/format/date.ts';
import type { CardBusiness } from '#shared/member/monthly-card.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { packetsQuery } from '../queries.ts';

export const PACKET_PATHS: Readonly<Record<CardBusiness, string>> = {
  takeout: consumerRoutes.memberTakeoutRedpack.path,
  market: consumerRoutes.memberMarketRedpack.path,
};

/** The packets of one business: how many are to claim, and how many to use. */
const BusinessRow = ({ business }: { business: CardBusiness }) => {
  const t = useT();
  const { data } = useQuery(packetsQuery(business));
  const countOf = (status: number): number =>
    data?.result.filter((packet) => packet.status === status).length ?? 0;
  const open = countOf(CARD_PACKET_STATUS.toClaim);
  const usable = countOf(CARD_PACKET_STATUS.usable);
  if (data !== undefined && data.result.length === 0) return null;
  return (
    <li>
      <Link className="vip-row" to={PACKET_PATHS[business]}>
        <span>{t('vipPacket.other', { business: t(`vip.business.${business}`) })}</span>
        <small className="num">
          {data === undefined
            ? ''
            : open > 0
              ? t('vip.cycle.toClaim', { count: open })
              : usable > 0
                ? t('vip.cycle.usable', { count: usable })
                : t('vip.cycle.none')}
        </small>
        <Icon name="next" size={16} />
      </Link>
    </li>
  );
};

/** The packets of this cycle by business. */
export const CycleCard = () => {
  const t = useT();
  const { data } = useQuery(packetsQuery('takeout'));
  return (
    <Card title={t('vip.cycle.title')}>
      <ul className="vip-rows">
        <BusinessRow business="takeout" />
        <BusinessRow business="market" />
      </ul>
      <p className="vip-note num">
        {data?.cycleEndAt ? t('vip.cycle.until', { date: dateText(data.cycleEndAt) }) : ' '}
      </p>
    </Card>
  );
};
