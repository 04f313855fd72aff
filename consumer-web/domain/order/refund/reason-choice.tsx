import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';

type Props = {
  /** What the reasons are of; a refund's where it is missing. */
  title?: string;
  reasons: readonly { code: number; label: string }[];
  reason: number | null;
  onReason: (reason: number) => void;
  note?: string | false;
  children?: ReactNode;
};

/** One reason of several. */
export const ReasonChoice = ({ title, reasons, reason, onReason, note, children }: Props) => {
  const t = useT();
  return (
    <fieldset className="card rf-reasons">
      <legend className="card__title">{title ?? t('reimburse.reason')}</legend>
      <div className="rf-reasons__list">
        {reasons.map(({ code, label }) => (
          <label key={code} className="rf-reason">
            <input
              type="radio"
              name="reason"
              value={code}
              checked={code === reason}
              onChange={() => onReason(code)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {note && <p className="rf-note">{note}</p>}
      {children}
    </fieldset>
  );
};
