import '../../ui/toggle.css';
import './setting-switch.css';

type Props = { name: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A setting that is on or off. `text`: what it means. */
export const SettingSwitch = ({ name, text, isOn, onChange }: Props) => (
  <label className="setting-switch">
    <span>
      <b>{name}</b>
      <small>{text}</small>
    </span>
    <input
      type="checkbox"
      role="switch"
      className="toggle"
      checked={isOn}
      onChange={() => onChange(!isOn)}
    />
  </label>
);
