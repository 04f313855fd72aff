import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MINUTE, SECOND } from '#shared/kernel/time.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useT } from '../../../lib/i18n.ts';
import { TopLine } from '../../../ui/top-line.tsx';
import { unreadQuery } from '../messages/queries.ts';
import { underWay } from './under-way.ts';

/** A guest has five minutes to answer what a message asks. */
const LOOK_MS = 15 * SECOND;
const PAGES = { takeout: consumerRoutes.orderInfo, market: consumerRoutes.marketOrderInfo };

/** A change of an order that its store wrote of, on whatever page the member is but that order's own; it leads there. Other messages wait on the order: they would cover the page for nothing. */
export const OrderNews = () => {
  const t = useT();
  const now = useNow(MINUTE);
  const openId = new URLSearchParams(useLocation().search).get('tradeId');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { data = [] } = useQuery({
    ...unreadQuery(),
    enabled: underWay.get() > now,
    refetchInterval: LOOK_MS,
  });
  const keyOf = ({ tradeId, count }: (typeof data)[number]): string => `${tradeId} ${count}`;
  const news = data.find((one) => one.isChange && one.tradeId !== openId && !seen.has(keyOf(one)));
  if (news === undefined) return null;
  return (
    <TopLine
      icon="bell"
      to={href(PAGES[news.kind], { tradeId: news.tradeId })}
      close={t('common.close')}
      onSeen={() => setSeen(new Set([...seen, keyOf(news)]))}
    >
      {news.latest}
    </TopLine>
  );
};
