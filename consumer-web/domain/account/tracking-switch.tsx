import { chooseTracking, useTrackingOptOut } from '../../lib/track/track.ts';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether events are collected is the visitor's own choice (decision O16). `text`: what is sent. */
export const TrackingSwitch = (words: { name: string; text: string }) => (
  <SettingSwitch
    {...words}
    isOn={!useTrackingOptOut()}
    onChange={(isOn) => chooseTracking(!isOn)}
  />
);
