import { useId } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Store } from '../model.ts';

/** Where a deal of several stores can be used: its vouchers count at each of them, so none is chosen here. */
export const StoresTaking = ({ stores }: { stores: readonly Store[] }) => {
  const t = useT();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h3 className="quantity__title" id={heading}>
        {t('deal.storesTitle')}
      </h3>
      <details className="deal-offers__more">
        <summary>
          {t('deal.stores', { count: stores.length })}
          <Icon name="next" size={16} />
        </summary>
        <ul>
          {stores.map(({ storeId, storeName, address }) => (
            <li key={storeId} className="deal-offer">
              <span className="deal-offer__text">
                <span className="deal-offer__name">{storeName}</span>
                <span className="deal-offer__note">{address}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};
