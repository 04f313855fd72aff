import { isIPv6 } from 'node:net';
import type { Secrets } from '#server/db/secrets.ts';
import { shortSeal } from '#server/kit/digest.ts';

/** Groups of an IPv6 address, written out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  return tail === undefined
    ? left
    : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
};

/** What one caller has of the network: an IPv4 address, also where it is written as IPv6; of IPv6 the 64 bits that a connection is given, since callers choose the rest. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** A place of the network as a keyed digest: equal for the same place, and useless without this installation's secret. */
export const sourceSeal = ({ identity }: Pick<Secrets, 'identity'>, address: string): string =>
  shortSeal(identity, `address ${networkOf(address)}`);
