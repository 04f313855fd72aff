import { useId, type ReactNode } from 'react';

type Props = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
  hint?: string;
  why?: string | null;
};

/** Something to tick, never ticked beforehand; and the message when it was not. */
export const Tick = ({ isOn, onChange, children, hint, why = null }: Props) => {
  const id = useId();
  return (
    <div className="vip-tick">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-invalid={why !== null}
          aria-describedby={why === null ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {children}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
      {why !== null && (
        <p className="vip-tick__why" id={id} role="alert">
          {why}
        </p>
      )}
    </div>
  );
};
