import './zone.css';
import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { GoodsBones } from '../../../../domain/market/goods-grid.tsx';
import { useLocate } from '../../../../domain/place/use-locate.ts';
import { useT } from '../../../../lib/i18n.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { ListState } from '../../../../ui/list-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import type { Zone } from './model.ts';
import { Packets } from './parts/packets.tsx';
import { ToHome } from './parts/to-home.tsx';
import { ZoneGoods } from './parts/zone-goods.tsx';
import { zoneQuery } from './queries.ts';

const Bones = () => (
  <>
    <div className="zone__bones">
      <Skeletons heights={[76, 76, 76]} />
    </div>
    <GoodsBones />
  </>
);

const Content = ({ zone, userId }: { zone: Zone; userId: string }) => {
  const t = useT();
  if (!zone.isNewUser) return <ToHome title={t('zone.old')} text={t('zone.oldText')} />;
  return (
    <>
      <Packets packets={zone.packets} />
      {zone.zoneId !== null && <ZoneGoods userId={userId} zoneId={zone.zoneId} />}
    </>
  );
};

/** The zone for new users of the supermarkets: red packets, and goods at a price of their own (decisions P1, P11). */
export const NewPeopleScreen = () => {
  const t = useT();
  const userId = useSession((state) => state.member?.userId ?? '');
  const query = useQuery(zoneQuery(userId));
  const zone = query.data;
  useLocate(zone !== undefined);
  return (
    <Page title={t('title.marketNew')} isBare backPath={consumerRoutes.marketIndex.path}>
      <ListState
        query={query}
        isEmpty={zone?.packets.length === 0}
        empty={<ToHome title={t('zone.none')} text={t('zone.noneText')} />}
        skeleton={<Bones />}
      >
        {zone && <Content zone={zone} userId={userId} />}
      </ListState>
    </Page>
  );
};
