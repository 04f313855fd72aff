import { price } from '#shared/format/money.ts';
import { pictureUrl } from '../../lib/api/api.ts';
import type { NamedDifference } from './cart-renew.ts';
import { useT, type T } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Renewal } from './use-renewal.ts';

const TONES: Record<NamedDifference['kind'], string> = {
  up: 'warn',
  down: 'good',
  gone: 'bad',
  less: 'warn',
};

const whatChanged = (difference: NamedDifference, t: T): string => {
  if (difference.kind === 'gone') return t('shop.changesGone');
  if (difference.kind === 'less')
    return t('shop.changesLess', { before: difference.before, after: difference.after });
  return t('shop.changesPrice', {
    before: price(difference.beforeCents),
    after: price(difference.afterCents),
  });
};

/** What the store changed under the guest's cart (decision G11): nothing changes silently. */
export const ChangesSheet = ({ renewal: { changes, dismiss, stay } }: { renewal: Renewal }) => {
  const t = useT();
  if (changes === null) return null;
  return (
    <Sheet
      title={t('shop.changes')}
      onClose={() => stay()}
      foot={
        <Button isBlock onPress={() => dismiss()}>
          {t(changes.isGoing ? 'shop.changesGo' : 'shop.changesOk')}
        </Button>
      }
    >
      <p className="changes__text">{t('shop.changesText')}</p>
      <ul className="cart-sheet__rows">
        {changes.list.map((difference) => (
          <li key={`${difference.line.uuid}/${difference.kind}`} className="cart-row">
            <div className="cart-row__picture">
              <Picture src={pictureUrl(difference.name.picture)} alt="" ratio={1} width={120} />
            </div>
            <div className="cart-row__body">
              <p className="cart-row__name">{difference.name.name}</p>
              {difference.name.options !== '' && (
                <p className="cart-row__options">{difference.name.options}</p>
              )}
              <p className="changes__what num">{whatChanged(difference, t)}</p>
            </div>
            <span className={`tag tag--${TONES[difference.kind]}`}>
              {t(`cart.difference.${difference.kind}`)}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
