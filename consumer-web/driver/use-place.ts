import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** So often at most guests are told where the driver is. */
const TELL_MS = 15_000;

/** Tells where the driver is while stops are ahead, and nothing afterwards. False where the phone does not say. */
export const usePlace = (token: string, isOut: boolean): boolean => {
  const [isOn, setOn] = useState('geolocation' in navigator);
  useEffect(() => {
    if (!isOut || !('geolocation' in navigator)) return undefined;
    let last = -TELL_MS;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        setOn(true);
        if (performance.now() - last < TELL_MS) return;
        last = performance.now();
        // the next one is on its way anyhow
        api.driverPlace({ token, lat, lon }).catch(() => undefined);
      },
      () => setOn(false),
      { enableHighAccuracy: true, maximumAge: 5000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [token, isOut]);
  return isOn;
};
