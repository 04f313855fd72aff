import { useT } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { StateView } from '../../../../ui/state-view.tsx';
import type { Diet } from '../use-diet.ts';
import { Glyph } from '../../../../ui/glyph.tsx';

/** Opens the filter; shows how many conditions are chosen. */
export const DietButton = ({ count, onOpen }: { count: number; onOpen: () => void }) => {
  const t = useT();
  return (
    <button type="button" className="diet-button" aria-haspopup="dialog" onClick={onOpen}>
      <Glyph name="filter" size={18} />
      <span className="unseen">{count > 0 ? t('shop.dietActive', { count }) : t('shop.diet')}</span>
      <span aria-hidden="true">{t('shop.diet')}</span>
      {count > 0 && (
        <span className="diet-button__count num" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
};

/** The filter leaves nothing. */
export const NothingFits = ({ onClear }: { onClear: () => void }) => {
  const t = useT();
  return (
    <StateView title={t('shop.dietNone')} text={t('shop.dietNoneText')}>
      <Button onPress={onClear}>{t('shop.dietClear')}</Button>
    </StateView>
  );
};

/** Above a narrowed menu: how much of it is left, and the way back to all of it. */
export const DietLine = ({ diet: { left, count, clear } }: { diet: Diet }) => {
  const t = useT();
  if (count === 0 || left === 0) return null;
  return (
    <div className="diet-line">
      <p className="num">{t('shop.dietLeft', { count: left })}</p>
      <button type="button" className="plain diet__clear" onClick={() => clear()}>
        {t('shop.dietClear')}
      </button>
    </div>
  );
};
