import { chooseValue } from '#shared/cart/choose-value.ts';
import { propLimits } from '#shared/cart/check-selection.ts';
import type { ChosenProp } from '#shared/cart/cart-line.ts';
import type { HighProp } from '#shared/cart/product-options.ts';
import { useT, type T } from '../../../lib/i18n.ts';
import { notify } from '../../../lib/notice.ts';
import { choiceWords, money } from '../../cart/cart-words.ts';

const rule = (prop: HighProp, t: T): string => {
  const { least, most } = propLimits(prop);
  if (most === 1) return t('shop.pickOne');
  if (least === most) return t('shop.pickExact', { least });
  if (least === 0) return most === Infinity ? '' : t('shop.pickUpTo', { most });
  return most === Infinity ? t('shop.pickLeast', { least }) : t('shop.pickRange', { least, most });
};

type Props = {
  prop: HighProp;
  props: readonly ChosenProp[];
  onChange: (props: readonly ChosenProp[]) => void;
};

/** A property of a dish with its values, its rule and what each value adds. */
export const OptionGroup = ({ prop, props, onChange }: Props) => {
  const t = useT();
  const chosen = new Set(
    props
      .filter(({ highPropId, count }) => highPropId === prop.highPropId && count > 0)
      .map(({ valueId }) => valueId),
  );
  const toggle = (valueId: string): void => {
    // the one value that is needed is changed by choosing another
    if (chosen.has(valueId) && prop.required && !prop.multipart) return;
    const next = chooseValue(props, prop, { valueId, count: chosen.has(valueId) ? 0 : 1 });
    if (next.ok) onChange(next.props);
    else notify(choiceWords(next, t));
  };
  return (
    <fieldset className="pick">
      <legend className="pick__legend">
        <span className="pick__name">{prop.propertyNameCn}</span>
        <span className={`tag ${prop.required ? 'tag--warn' : 'tag--quiet'}`}>
          {t(prop.required ? 'shop.required' : 'shop.optional')}
        </span>
        <span className="pick__rule">{rule(prop, t)}</span>
      </legend>
      <div className="pick__values">
        {prop.valueList.map(({ id, highPropValue, storePrice, sellout }) => (
          <button
            key={id}
            type="button"
            className="pick__value"
            aria-pressed={chosen.has(id)}
            disabled={sellout}
            onClick={() => toggle(id)}
          >
            <span>{highPropValue}</span>
            {sellout ? (
              <span className="pick__more">{t('shop.optionOut')}</span>
            ) : (
              storePrice !== 0 && <span className="pick__more num">{`+${money(storePrice)}`}</span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
