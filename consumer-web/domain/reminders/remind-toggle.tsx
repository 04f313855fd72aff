import './remind.css';
import { Glyph } from '../../ui/glyph.tsx';

type Props = {
  /** What of: read out after the words. */
  name: string;
  words: string;
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
};

/** The bell that sets a reminder and takes it back. */
export const RemindToggle = ({ name, words, isOn, isBusy, onToggle }: Props) => (
  <button
    type="button"
    className={`remind${isOn ? ' remind--on' : ''}`}
    aria-pressed={isOn}
    disabled={isBusy}
    onClick={onToggle}
  >
    <Glyph name="bell" size={16} />
    {words}
    <span className="unseen">{name}</span>
  </button>
);
