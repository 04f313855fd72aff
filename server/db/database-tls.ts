import fs from 'node:fs';
import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

/** `wanted`: what `DATABASE_TLS` says; undefined where it says nothing. `caFile`: of `DATABASE_CA`. */
type Wanted = { url: string; wanted?: boolean | undefined; caFile?: string | undefined };
export type Tls = false | { rejectUnauthorized: true; ca?: string };

/** Whether an address of a database leads to this machine: a socket, or a loopback address. */
const isHere = (url: URL): boolean => {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const name = host.replace(/^\[|\]$/g, '');
  return (
    name === '' ||
    name.startsWith('/') ||
    name === 'localhost' ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
};

const authority = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError('The file of DATABASE_CA cannot be read.', error);
  }
};

/**
 * How a database is reached. On another machine: encrypted, with a certificate that its name and an
 * authority vouch for, unless `DATABASE_TLS=0` says that the network between is trusted.
 */
export const databaseTls = ({ url, wanted, caFile }: Wanted): Tls => {
  // an address of a socket may have no host
  const whole = url.replace('@/', '@localhost/');
  if (!URL.canParse(whole)) throw new StartError('DATABASE_URL is no address.');
  const address = new URL(whole);
  if ([...address.searchParams.keys()].some((name) => name.startsWith('ssl')))
    throw new StartError(
      'DATABASE_URL names settings of TLS itself: leave them out, and set DATABASE_TLS and DATABASE_CA.',
    );
  if (!(wanted ?? !isHere(address))) return false;
  return {
    rejectUnauthorized: true,
    ...(caFile !== undefined && { ca: authority(caFile) }),
  };
};
