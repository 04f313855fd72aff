import { useId, type ReactNode } from 'react';

type Props = {
  isOn: boolean;
  why: string | null;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
};

/** Something to agree to, and the message when it was not ticked. */
export const Tick = ({ isOn, why, onChange, children }: Props) => {
  const id = useId();
  return (
    <div>
      <label className="cancel__tick">
        <input
          type="checkbox"
          checked={isOn}
          aria-invalid={why !== null}
          aria-describedby={why === null ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {why !== null && (
        <p className="cancel__why" id={id} role="alert">
          {why}
        </p>
      )}
    </div>
  );
};
