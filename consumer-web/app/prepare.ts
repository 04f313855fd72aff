import { isReady } from '#shared/guards/login-result.ts';
import { host } from '../lib/host/host.ts';
import { hostLink } from '../lib/host/host-link.ts';
import { loadPart } from '../lib/navigation/part.ts';
import { locateOnce, pinFromClient } from '../domain/place/place.ts';
import { useSession } from '../lib/session/session.ts';

/** The app may take its time to find the device, but not for ever. */
const READY_MS = 8000;

/** In the native app: who is signed in there, and the place that was chosen there, else the device's own (spec 000 §4). */
const askApp = async (): Promise<void> => {
  const { native } = await host.client();
  const [user, place] = await Promise.all([
    native?.userInfo().catch(() => null),
    native?.selectedPlace().catch(() => null),
  ]);
  if (user) useSession.getState().keepToken(user.token);
  else useSession.getState().signOut();
  if (!place || !(await pinFromClient(place))) await locateOnce();
};

/** Outside the native app the page shows at once; inside it waits for the home location's result (spec 000 §4). The wallet checks whether the system is up, without waiting for the reply. */
export const beforeFirstScreen = async (): Promise<void> => {
  hostLink.load = async () => (await loadPart(() => import('../lib/host/host-calls.ts'))).hostCalls;
  if (host.kind === 'wallet')
    void import('../lib/platform.ts')
      .then(({ readSystemStatus }) => readSystemStatus())
      .catch(() => undefined);
  if (isReady(host.kind, false)) return;
  await Promise.race([
    askApp().catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, READY_MS);
    }),
  ]);
};
