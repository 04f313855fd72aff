import { price } from '#shared/format/money.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** An amount to pay. Read out as one text. */
export const Price = ({ value, size = 'm' }: { value: Cents; size?: 's' | 'm' | 'l' }) => {
  const text = price(value);
  const [whole = '', decimals = ''] = text.slice(text.indexOf('$') + 1).split('.');
  return (
    <span className={`price price--${size}`}>
      <span className="unseen">{text}</span>
      <span className="price__sign" aria-hidden="true">
        {text.slice(0, text.indexOf('$') + 1)}
      </span>
      <span aria-hidden="true">{whole}</span>
      <span className="price__cents" aria-hidden="true">{`.${decimals}`}</span>
    </span>
  );
};

/** What it cost before; `label` is for screen readers. */
export const WasPrice = ({ value, label }: { value: Cents; label: string }) => (
  <s className="was">
    <span className="unseen">{label}</span>
    {price(value)}
  </s>
);
