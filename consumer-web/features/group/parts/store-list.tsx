import '../stores.css';
import { useState } from 'react';
import { distance } from '#shared/format/distance.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { useT } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Store } from '../model.ts';

/** So many stores are shown at once; the others on request. */
const SHOWN = 3;

const StoreRow = ({ store }: { store: Store }) => {
  const t = useT();
  return (
    <li className="deal-store">
      <div className="deal-store__text">
        <h3 className="deal-store__name">
          <Link to={href(consumerRoutes.groupStore, { id: store.storeId })}>{store.storeName}</Link>
        </h3>
        <p className="deal-store__address">
          <span className="num">{distance(store.distance)}</span>
          {` · ${store.address}`}
        </p>
      </div>
      {store.phone !== '' && (
        <PhoneLink
          className="icon-button deal-store__call"
          phone={store.phone}
          aria-label={t('deal.call', { name: store.storeName })}
        >
          <Icon name="phone" size={22} />
        </PhoneLink>
      )}
    </li>
  );
};

/** Where a voucher can be used, nearest first. */
export const StoreList = ({ stores }: { stores: readonly Store[] }) => {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const near = [...stores].sort((a, b) => a.distance - b.distance);
  return (
    <Card title={t('deal.storesTitle')}>
      <ul className="deal-stores">
        {near.slice(0, isWhole ? near.length : SHOWN).map((store) => (
          <StoreRow key={store.storeId} store={store} />
        ))}
      </ul>
      {near.length > SHOWN && !isWhole && (
        <Button tone="quiet" size="small" isBlock onPress={() => setIsWhole(true)}>
          {t('deal.storesMore', { count: near.length })}
        </Button>
      )}
    </Card>
  );
};
