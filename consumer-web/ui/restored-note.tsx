import './restored-note.css';

/** A form was restored from an unsent draft, and can be cleared. */
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
