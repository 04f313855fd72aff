import './field.css';
import { useId, type ComponentProps } from 'react';

type Props = {
  label: string;
  value: string;
  hint?: string;
  why: string | null;
  onChange: (value: string) => void;
} & Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'type' | 'min' | 'max'
>;

/** A line of a form: its label, what is typed, what is wrong with it. */
export const TextField = ({ label, value, hint, why, onChange, ...input }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className={`field__box${why === null ? '' : ' field__box--bad'}`}>
        <input
          {...input}
          id={id}
          className="field__input num"
          value={value}
          aria-invalid={why !== null}
          aria-describedby={why === null && hint === undefined ? undefined : `${id}-why`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {why !== null ? (
        <p className="field__why" id={`${id}-why`} role="alert">
          {why}
        </p>
      ) : (
        hint !== undefined && (
          <p className="field__hint" id={`${id}-why`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
};
