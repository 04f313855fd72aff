import './offers.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreCart } from '../../../../domain/cart/use-store-cart.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import type { Goods } from '../model.ts';
import { GoodsList } from './goods-list.tsx';
import type { Poster } from './model.ts';
import { posterClassesQuery, posterGoodsQuery } from './queries.ts';

type Props = {
  storeId: string;
  poster: Poster;
  cart: StoreCart;
  onChoose: (goods: Goods) => void;
  onClose: () => void;
};

/** The goods of a poster in one of its classes. */
const OfClass = ({ classifyId, ...props }: Omit<Props, 'onClose'> & { classifyId: string }) => {
  const t = useT();
  const { storeId, poster } = props;
  const query = useQuery(posterGoodsQuery(storeId, poster.id, classifyId));
  if (query.data === undefined)
    return <Waiting query={query} skeleton={<Skeletons heights={[190, 190]} />} />;
  if (query.data.length === 0) return <StateView title={t('mkStore.deal.none')} />;
  return <GoodsList {...props} goods={query.data} />;
};

/** What a poster shows: its goods, the first of them at once, those of a class at a tap. */
export const PosterSheet = ({ onClose, ...props }: Props) => {
  const t = useT();
  const { storeId, poster } = props;
  const [classifyId, setClassifyId] = useState('');
  const { data: classes = [] } = useQuery(posterClassesQuery(storeId, poster.id));
  const rows = [{ classifyId: '', classifyName: t('mkStore.poster.first') }, ...classes];
  return (
    <Sheet title={poster.posterName} onClose={onClose}>
      {classes.length > 1 && (
        <div className="mk-deal__classes" role="group" aria-label={t('mkStore.poster.classes')}>
          {rows.map((row) => (
            <button
              key={row.classifyId}
              type="button"
              className="mk-deal__class"
              aria-pressed={row.classifyId === classifyId}
              onClick={() => setClassifyId(row.classifyId)}
            >
              {row.classifyName}
            </button>
          ))}
        </div>
      )}
      {classifyId === '' ? (
        <GoodsList {...props} goods={poster.products} />
      ) : (
        <OfClass {...props} classifyId={classifyId} />
      )}
    </Sheet>
  );
};
