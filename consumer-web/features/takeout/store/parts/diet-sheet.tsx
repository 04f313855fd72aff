import { ALLERGENS } from '#shared/codes/allergen.ts';
import { useT } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toggleAllergen } from '../diet-filter.ts';
import type { Diet } from '../use-diet.ts';

const Chip = ({ text, isOn, onToggle }: { text: string; isOn: boolean; onToggle: () => void }) => (
  <button type="button" className="pick__value" aria-pressed={isOn} onClick={onToggle}>
    {text}
  </button>
);

/** The filter of the menu. Every tap applies at once; the foot shows how many dishes are left. */
export const DietSheet = ({
  diet: { filter, setFilter, clear, left, count },
  onClose,
}: {
  diet: Diet;
  onClose: () => void;
}) => {
  const t = useT();
  const leftText = left === 0 ? t('shop.dietNone') : t('shop.dietLeft', { count: left });
  return (
    <Sheet
      title={t('shop.dietTitle')}
      onClose={onClose}
      end={
        count > 0 && (
          <button type="button" className="plain diet__clear" onClick={() => clear()}>
            {t('shop.dietClear')}
          </button>
        )
      }
      foot={
        <Button isBlock isDisabled={left === 0} onPress={onClose}>
          {left === 0 ? leftText : t('shop.dietShow', { count: left })}
        </Button>
      }
    >
      <p className="unseen" role="status">
        {count > 0 ? leftText : ''}
      </p>
      <fieldset className="pick diet__first">
        <legend className="pick__legend">
          <span className="pick__name">{t('shop.dietWants')}</span>
        </legend>
        <div className="pick__values">
          <Chip
            text={t('shop.dietVegetarian')}
            isOn={filter.vegetarian}
            onToggle={() => setFilter({ ...filter, vegetarian: !filter.vegetarian })}
          />
          <Chip
            text={t('shop.dietMild')}
            isOn={filter.mild}
            onToggle={() => setFilter({ ...filter, mild: !filter.mild })}
          />
        </div>
      </fieldset>
      <fieldset className="pick">
        <legend className="pick__legend">
          <span className="pick__name">{t('shop.dietWithout')}</span>
        </legend>
        <div className="pick__values diet__allergens">
          {ALLERGENS.map((one) => (
            <Chip
              key={one}
              text={t(`shop.allergen.${one}`)}
              isOn={filter.without.includes(one)}
              onToggle={() => setFilter(toggleAllergen(filter, one))}
            />
          ))}
        </div>
      </fieldset>
      <p className="diet__note">{t('shop.dietWithoutNote')}</p>
    </Sheet>
  );
};
