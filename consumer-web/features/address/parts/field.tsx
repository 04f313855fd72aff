import { useId, type ReactNode } from 'react';

/** What a control needs of its field. */
export type FieldProps = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/** A label, a control, and what is wrong with it. */
export const Field = ({
  label,
  why,
  children,
}: {
  label: string;
  why: string | null;
  children: (props: FieldProps) => ReactNode;
}) => {
  const id = useId();
  return (
    <div className="afield">
      <label className="afield__label" htmlFor={id}>
        {label}
      </label>
      <div className={`afield__box${why === null ? '' : ' afield__box--bad'}`}>
        {children({
          id,
          'aria-invalid': why !== null,
          'aria-describedby': why === null ? undefined : `${id}-why`,
        })}
      </div>
      {why !== null && (
        <p className="afield__why" id={`${id}-why`} role="alert">
          {why}
        </p>
      )}
    </div>
  );
};

/** One choice of few, as pressed chips; pressing the chosen one again takes it back where nothing must be chosen. */
export const Chips = <V extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly (readonly [V, string])[];
  value: V | null;
  onChoose: (value: V | null) => void;
}) => (
  <div className="chips" role="group" aria-label={label}>
    {options.map(([option, text]) => (
      <button
        key={option}
        type="button"
        className="chips__chip"
        aria-pressed={option === value}
        onClick={() => onChoose(option === value ? null : option)}
      >
        {text}
      </button>
    ))}
  </div>
);
