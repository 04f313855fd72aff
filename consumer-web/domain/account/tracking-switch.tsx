import '../../ui/toggle.css';
import './tracking-switch.css';
import { chooseTracking, useTrackingOptOut } from '../../lib/track/track.ts';

/** Whether events are collected is the visitor's own choice (decision O16). `text`: what is sent. */
export const TrackingSwitch = ({ name, text }: { name: string; text: string }) => {
  const isOut = useTrackingOptOut();
  return (
    <label className="tracking">
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="toggle"
        checked={!isOut}
        onChange={() => chooseTracking(!isOut)}
      />
    </label>
  );
};
