import { price } from '#shared/format/money.ts';
import { useT } from '../../../../lib/i18n.ts';
import type { CoverPiece } from '../model.ts';

/** What a showcase piece costs at the store, for information (decision GA9). */
export const PiecePrice = ({ piece }: { piece: Pick<CoverPiece, 'referencePrice'> }) => {
  const t = useT();
  return (
    <span className="piece__price num">
      {piece.referencePrice === null ? t('groupStore.priceNone') : price(piece.referencePrice)}
    </span>
  );
};

/** What is said of a piece in a word: signature, new. */
export const PieceTags = ({ tags }: Pick<CoverPiece, 'tags'>) =>
  tags.length > 0 && (
    <span className="piece__tags">
      {tags.map((tag) => (
        <span key={tag} className="tag tag--quiet">
          {tag}
        </span>
      ))}
    </span>
  );
