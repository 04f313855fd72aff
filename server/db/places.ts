import { StartError } from './start-error.ts';

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/**
 * The addresses that `DATABASE_URL` names, one for each of its hosts:
 * `postgres://user:secret@one:5432,two:5432/senado`, or sockets, `?host=/one,/two`.
 */
export const placesOf = (url: string): string[] => {
  const [, start, hosts, path, query] = PARTS.exec(url) ?? [];
  if (start === undefined || hosts === undefined || path === undefined)
    throw new StartError('DATABASE_URL must begin with postgres:// or postgresql://.');
  const settings = new URLSearchParams(query);
  const sockets = settings.get('host')?.split(',') ?? [];
  if (hosts.includes(',') && sockets.length > 0)
    throw new StartError('DATABASE_URL names its hosts twice: before the path and as host=.');
  if (sockets.length < 2)
    return hosts
      .split(',')
      .map((host) => `${start}${host}${path}${query === undefined ? '' : `?${query}`}`);
  return sockets.map((host) => {
    settings.set('host', host);
    return `${start}${hosts}${path}?${settings.toString()}`;
  });
};
