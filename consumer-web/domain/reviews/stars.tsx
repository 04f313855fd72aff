import { iconSize } from '../../ui/icons.tsx';
import { useId } from 'react';
import { ratingKey } from '#shared/format/rating.ts';
import { useT } from '../../lib/i18n.ts';

const SCORES = [1, 2, 3, 4, 5] as const;
/** Touch width of a star, px; the first star is aligned with the text above. */
const CELL = 40;
const STAR =
  'M12 2.800l2.800 5.900 6.400.800-4.700 4.500 1.200 6.400L12 17.300l-5.700 3.100 1.200-6.400L2.800 9.500l6.400-.800z';

/** A score that was given. */
export const Score = ({ value }: { value: number }) => {
  const t = useT();
  const key = ratingKey(value);
  return (
    <span
      className="score score--small"
      role="img"
      aria-label={key === null ? String(value) : t(key)}
    >
      {SCORES.map((score) => (
        <svg
          key={score}
          className={`icon ${score <= value ? 'score__on' : 'score__off'}`}
          style={iconSize(14)}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
};

/** A score to give: a radio group of five, with words for screen readers. */
export const Stars = ({
  label,
  value,
  onScore,
  size = 32,
}: {
  label: string;
  value: number | null;
  onScore: (score: number) => void;
  size?: number;
}) => {
  const t = useT();
  const name = useId();
  const chosen = ratingKey(value);
  return (
    <div className="score-row" role="radiogroup" aria-label={label}>
      <span className="score-row__label" aria-hidden="true">
        {label}
      </span>
      <span className="score" style={{ marginLeft: (size - CELL) / 2 }}>
        {SCORES.map((score) => {
          const key = ratingKey(score);
          return (
            <label key={score} className="score__one">
              <input
                type="radio"
                className="score__input"
                name={name}
                checked={score === value}
                onChange={() => onScore(score)}
                aria-label={key === null ? String(score) : t(key)}
              />
              <svg
                className={`icon ${value !== null && score <= value ? 'score__on' : 'score__off'}`}
                style={iconSize(size)}
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <path d={STAR} />
              </svg>
            </label>
          );
        })}
      </span>
      <span className="score-row__word" aria-hidden="true">
        {chosen === null ? '' : t(chosen)}
      </span>
    </div>
  );
};
