import type { ClientPorts } from '../../host/client.ts';
import type { Point } from '#shared/geo/distance.ts';

/** A place as it is sent to the server. */
type Told = Point & { city: string; title: string; address: string };

/** What some clients need from the server, and the guest's place that is sent to it. */
export type HostCalls = Pick<ClientPorts, 'socialConfig' | 'walletConfig' | 'walletScopes'> & {
  tellPlace: (place: Told) => Promise<unknown>;
  deviceToServer: (point: Point) => Promise<Point>;
};

/** The way from host and place to calls that are themselves made with both: the app sets it at its start. */
export const hostLink: { load: () => Promise<HostCalls> } = {
  load: () => Promise.reject(new Error('the app has not begun')),
};
