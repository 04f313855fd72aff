import '../row.css';
import './store-page.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#shared/client/api-error.ts';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { MayContain } from '../../../domain/store-page/may-contain.tsx';
import { useT } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { StateView } from '../../../ui/state-view.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { DealCard } from '../parts/deal-card.tsx';
import { Gallery } from '../parts/gallery.tsx';
import type { PieceDetail } from './model.ts';
import { PiecePrice, PieceTags } from './parts/piece-words.tsx';
import { dealsOfStoreQuery, pieceQuery } from './queries.ts';

/** Deals on the shelf that contain the piece; nothing while they load and where there are none. */
const Deals = ({ piece: { storeId, dealIds } }: { piece: PieceDetail }) => {
  const t = useT();
  const { data } = useQuery({ ...dealsOfStoreQuery(storeId), enabled: dealIds.length > 0 });
  const deals = data?.result.filter(({ productId }) => dealIds.includes(productId)) ?? [];
  return (
    deals.length > 0 && (
      <section aria-labelledby="piece-deals">
        <h2 className="gstore__title" id="piece-deals">
          {t('groupStore.pieceDeals')}
        </h2>
        <ul className="deals deals--inside">
          {deals.map((deal) => (
            <li key={deal.productId}>
              <DealCard deal={deal} isEager={false} isAtStore />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

const Piece = ({ piece }: { piece: PieceDetail }) => {
  const t = useT();
  return (
    <>
      <Gallery
        slides={piece.pictures.map((url) => ({ url }))}
        name={piece.name}
        label={t('deal.pictures')}
      />
      <div className="piece-page">
        <section className="card piece-page__head">
          <h2 className="piece-page__name">{piece.name}</h2>
          <PieceTags tags={piece.tags} />
          <PiecePrice piece={piece} />
          <p className="gstore__note">{t('groupStore.showcaseNote')}</p>
          {piece.description !== '' && <p>{piece.description}</p>}
          <Link className="gstore__row" to={href(consumerRoutes.groupStore, { id: piece.storeId })}>
            <Icon name="pin" size={20} />
            <span className="gstore__row-text">
              {t('groupStore.pieceOf', { name: piece.storeName })}
            </span>
            <Icon name="next" size={16} />
          </Link>
        </section>
        <Card title={t('shop.allergens')}>
          <MayContain allergens={piece.allergens} />
        </Card>
        <Deals piece={piece} />
      </div>
    </>
  );
};

/** One piece of a store's showcase; it is not for sale (decision GA9). */
export const PieceScreen = () => {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useQuery({ ...pieceQuery(id), enabled: id !== '' });
  const isGone =
    id === '' || (isApiError(query.error) && query.error.reason === 'PRODUCT_NOT_FOUND');
  return (
    <Page title={t('title.groupDecorProduct')} isBare={query.data !== undefined}>
      {query.data !== undefined && <Piece key={id} piece={query.data} />}
      {query.data === undefined &&
        (isGone ? (
          <StateView title={t('groupStore.pieceGone')} text={t('groupStore.pieceGoneText')} />
        ) : (
          <Waiting query={query} skeleton={<Skeletons heights={[300, 140, 90]} />} />
        ))}
    </Page>
  );
};
