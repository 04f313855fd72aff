import './restored-note.css';

/** A form began with what was left of it unsent, and can be begun anew. */
export const RestoredNote = ({
  text,
  clearText,
  onClear,
}: {
  text: string;
  clearText: string;
  onClear: () => void;
}) => (
  <p className="alert alert--calm restored" role="status">
    {text}
    <button type="button" className="restored__clear" onClick={onClear}>
      {clearText}
    </button>
  </p>
);
