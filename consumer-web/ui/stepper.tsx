import './stepper.css';
import { Icon } from './icons.tsx';

type Props = {
  value: number;
  least: number;
  most: number;
  label: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
};

/** A whole number between two limits: by buttons, by keys, or typed. */
export const Stepper = ({ value, least, most, label, lessLabel, moreLabel, onChange }: Props) => {
  const change = (next: number): void => {
    onChange(Math.min(Math.max(next, least), most));
  };
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="stepper__button"
        aria-label={lessLabel}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="stepper__value num"
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) =>
          change(Number(event.target.value.normalize('NFKC').replace(/\D/g, '')) || least)
        }
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') change(value + 1);
          else if (event.key === 'ArrowDown') change(value - 1);
        }}
      />
      <button
        type="button"
        className="stepper__button"
        aria-label={moreLabel}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
