import type { Point } from '#shared/geo/distance.ts';
import type { Client, Fix, Payment, PayOutcome, ShareCard, ShareOutcome } from './client.ts';
import { HostError } from './host-error.ts';

/** How long the device may search for its place. */
const LOCATE_MS = 10_000;
/** How old a place may be that the browser still knows. */
const PLACE_MS = 60_000;

/** The browser's own location. A refusal differs from a failure: only the first is the visitor's choice. */
export const deviceLocation: Client['locate'] = ({ isFresh = false } = {}) =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new HostError('notSupported'));
      return;
    }
    // the browser's own time-out does not run while its permission prompt is unanswered
    const timer = setTimeout(() => {
      reject(new HostError('failed'));
    }, LOCATE_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        clearTimeout(timer);
        resolve({
          lat: coords.latitude,
          lon: coords.longitude,
          accuracy: coords.accuracy,
          ageMs: Math.max(0, Date.now() - timestamp),
        });
      },
      (error) => {
        clearTimeout(timer);
        reject(new HostError(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed', error));
      },
      { timeout: LOCATE_MS, maximumAge: isFresh ? 0 : PLACE_MS },
    );
  });

const copied = async (url: string): Promise<ShareOutcome> => {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    throw new HostError('failed', error);
  }
};

/** The device's own share sheet, else the link in the clipboard. */
export const deviceShare = async ({ title, text, url }: ShareCard): Promise<ShareOutcome> => {
  if (!('share' in navigator)) return copied(url);
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : copied(url);
  }
};

/** The parameters of a channel, read from their JSON text; none when they are no object. */
export const payParamsOf = ({ payParams }: Payment): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(payParams);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The text of one of a channel's parameters; '' when it has none. */
export const textOf = (params: Readonly<Record<string, unknown>>, name: string): string => {
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

/** Leaves for the cashier's page that the channel names. */
export const leaveForCashier = (
  payment: Payment,
  visitable: (url: string) => string | null,
): PayOutcome => {
  const url = visitable(textOf(payParamsOf(payment), 'payUrl'));
  if (url === null) throw new HostError('failed');
  location.assign(url);
  return 'left';
};

/** A code with the shape of an object whose fields may be missing. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A point of a bridge's answer; refused when it has none. */
export const pointOf = (value: unknown): Point => {
  const { lat, latitude, lon, lng, longitude } = record(value);
  const point = {
    lat: Number(lat ?? latitude ?? Number.NaN),
    lon: Number(lon ?? lng ?? longitude ?? Number.NaN),
  };
  if (Number.isNaN(point.lat) || Number.isNaN(point.lon)) throw new HostError('failed');
  return point;
};

/** A point that a bridge has just found, with its accuracy where it says one. */
export const fixOf = (value: unknown): Fix => {
  const accuracy = Number(record(value)['accuracy']);
  return { ...pointOf(value), accuracy: accuracy > 0 ? accuracy : 0, ageMs: 0 };
};

/** Loads a public script of a client once. */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new HostError('failed'));
    });
    document.head.append(script);
  });

/** For what has no answer that anyone waits for: a client that cannot do it leaves all as it was. */
export const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};
