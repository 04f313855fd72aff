import { setSoundOn, settingsStore, setVolume, type Settings } from '../../../lib/settings.ts';
import { KEYS } from '../../../lib/storage.ts';

const isSilent = (volume: number): boolean => volume === 0;

/** Nothing is heard: by the switch, or by a volume of nothing. */
export const isMuted = ({ soundOn, volume }: Pick<Settings, 'soundOn' | 'volume'>): boolean =>
  !soundOn || isSilent(volume);

/** Sounds again. `volume`: for a till that was turned down to nothing. */
export const unmute = (volume = KEYS.volume.fallback): void => {
  if (isSilent(settingsStore.getState().volume)) setVolume(volume);
  setSoundOn(true);
};
