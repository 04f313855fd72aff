import { useQuery } from '@tanstack/react-query';
import { consumerRoutes } from '#shared/routes/consumer/index.ts';
import { href } from '#shared/routes/define.ts';
import { pictureUrl } from '../../../../lib/api/api.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Link } from '../../../../ui/link.tsx';
import { ListState } from '../../../../ui/list-state.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Skeletons } from '../../../../ui/skeletons.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import type { CoverPiece, Speciality } from '../model.ts';
import { showcaseCoverQuery } from '../queries.ts';
import { PiecePrice, PieceTags } from './piece-words.tsx';

const Specialities = ({ items }: { items: readonly Speciality[] }) => {
  const t = useT();
  return (
    <section aria-labelledby="specialities">
      <h2 className="gstore__title" id="specialities">
        {t('groupStore.specialities')}
      </h2>
      <ul className="specialities">
        {items.map(({ name, imgUrl, text }) => (
          <li key={name} className="speciality">
            <Picture src={pictureUrl(imgUrl)} alt="" ratio={1} width={120} />
            <div>
              <h3 className="speciality__name">{name}</h3>
              <p className="speciality__text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Pieces = ({ pieces }: { pieces: readonly CoverPiece[] }) => (
  <ul className="pieces">
    {pieces.map((piece) => (
      <li key={piece.id}>
        <Link
          className="pieces__piece"
          to={href(consumerRoutes.groupDecorProductDetail, { id: piece.id })}
        >
          <Picture src={pictureUrl(piece.imgUrl)} alt="" ratio={1.25} width={200} />
          <span className="pieces__body">
            <span className="pieces__name">{piece.name}</span>
            <PieceTags tags={piece.tags} />
            <PiecePrice piece={piece} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Signature items and the first pieces of a store's showcase. */
export const ShowcaseTab = ({ storeId, count }: { storeId: string; count: number }) => {
  const t = useT();
  const query = useQuery(showcaseCoverQuery(storeId));
  const { specialities = [], pieces = [] } = query.data ?? {};
  return (
    <ListState
      query={query}
      isEmpty={specialities.length + pieces.length === 0}
      empty={<StateView title={t('groupStore.showcaseNone')} />}
      skeleton={<Skeletons heights={[120, 220, 220]} />}
    >
      <div className="gstore__panel">
        {specialities.length > 0 && <Specialities items={specialities} />}
        {pieces.length > 0 && (
          <section aria-labelledby="showcase">
            <h2 className="gstore__title" id="showcase">
              {t('groupStore.showcase')}
            </h2>
            <p className="gstore__note">{t('groupStore.showcaseNote')}</p>
            <Pieces pieces={pieces} />
          </section>
        )}
        {count > pieces.length && (
          <Link
            className="button-link gstore__all"
            to={href(consumerRoutes.groupDecorProducts, { id: storeId })}
          >
            {t('groupStore.showcaseAll', { count })}
          </Link>
        )}
      </div>
    </ListState>
  );
};
