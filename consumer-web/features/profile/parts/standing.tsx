import { useQuery } from '@tanstack/react-query';
import { dateText } from '#shared/format/date.ts';
import { grouped } from '#shared/format/grouped.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { MenuRow } from '../../../ui/menu-row.tsx';
import { standingQuery } from '../queries.ts';

/** Monthly card, level and points, and what one pays with: their pages, with a word about each. */
export const Standing = () => {
  const t = useT();
  // a word that does not come leaves its link as it is
  const { data } = useQuery(standingQuery());
  return (
    <Card title={t('profile.mine')}>
      <MenuRow to={consumerRoutes.vipHome.path} name={t('profile.card')}>
        {data &&
          (data.cardUntil === null
            ? t('profile.cardNone')
            : t('profile.cardUntil', { day: dateText(data.cardUntil) }))}
      </MenuRow>
      <MenuRow to={consumerRoutes.memberOnline.path} name={t('profile.level')}>
        {data && `Lv. ${data.level}`}
      </MenuRow>
      <MenuRow to={consumerRoutes.scoreDetail.path} name={t('profile.points')}>
        {data && grouped(data.balance)}
      </MenuRow>
      <MenuRow to={consumerRoutes.paymentManagement.path} name={t('profile.pay')} />
      <MenuRow to={consumerRoutes.cardManagement.path} name={t('profile.bankCards')} />
      <MenuRow to={consumerRoutes.address.path} name={t('profile.addresses')} />
    </Card>
  );
};
