import { useT } from '../../../lib/i18n.ts';

type Props = {
  reasons: readonly { code: number; label: string }[];
  reason: number | null;
  onReason: (reason: number) => void;
  note?: string | false;
};

/** One reason of several. */
export const ReasonChoice = ({ reasons, reason, onReason, note }: Props) => {
  const t = useT();
  return (
    <fieldset className="card rf-reasons">
      <legend className="card__title">{t('reimburse.reason')}</legend>
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
    </fieldset>
  );
};
