import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { wedgeListener } from '../../lib/scan/wedge-listener.ts';
import { unlockSoundOnGesture } from './sound.ts';
import { followSession, isManned, takeScan } from './this-till.ts';

let isStarted = false;
const startOnce = (): void => {
  if (isStarted) return;
  isStarted = true;
  followSession();
  unlockSoundOnGesture();
};

const HOMES: readonly string[] = [merchantRoutes.merchantHome.path, merchantRoutes.merchantWriteOff.path];

/** The keyboard wedge on every screen of the shell: a scan on the records leads to the write-off page, which shows what came of it. Draws nothing. */
export const ScanEverywhere = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => startOnce(), []);
  useEffect(() => {
    const wedge = wedgeListener();
    wedge.start((text) => {
      if (isManned() && takeScan('WEDGE', text) && !HOMES.includes(pathname)) void navigate(merchantRoutes.merchantWriteOff.path);
    });
    return () => wedge.stop();
  }, [navigate, pathname]);
  return null;
};
