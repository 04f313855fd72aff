import './combo.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { useT } from '../../lib/i18n.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Gate } from './parts/gate.tsx';
import { GroupCard } from './parts/group-card.tsx';
import { groupsQuery } from './queries.ts';

const Head = () => {
  const t = useT();
  return (
    <section className="combo-head">
      <p className="combo-head__lead">{t('combo.lead')}</p>
      <p className="combo-head__text">{t('combo.leadText')}</p>
      <nav className="combo-head__links" aria-label={t('title.combo')}>
        <Link to={consumerRoutes.expandCouponList.path}>{t('combo.links.list')}</Link>
        <Link to={consumerRoutes.expandCouponRecord.path}>{t('combo.links.record')}</Link>
        <Link to={consumerRoutes.expandCouponOrderInfo.path}>{t('combo.links.orders')}</Link>
      </nav>
    </section>
  );
};

const Groups = ({ storeId }: { storeId: string | null }) => {
  const t = useT();
  const query = useQuery(groupsQuery(storeId));
  const rows = query.data?.result ?? [];
  return (
    <ListState
      query={query}
      isEmpty={rows.length === 0}
      empty={<StateView title={t('combo.groups.none')} text={t('combo.groups.noneText')} />}
      skeleton={<Skeletons heights={[260, 260]} />}
    >
      <ul className="combo-groups">
        {rows.map((group) => (
          <GroupCard key={group.groupId} group={group} />
        ))}
      </ul>
    </ListState>
  );
};

/** Coupon groups on sale. `/member/boom` is the same page, with the store of a cart (decision MB20). */
export const ComboScreen = () => {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <Page
      title={t('title.combo')}
      end={<LanguageSwitch />}
      backPath={consumerRoutes.UserRedpack.path}
    >
      <Gate>
        <div className="combo">
          <Head />
          <Groups storeId={params.get('storeId')} />
        </div>
      </Gate>
    </Page>
  );
};
