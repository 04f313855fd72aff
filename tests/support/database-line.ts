import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';

/** A line to a database that can fail as networks do. */
export type DatabaseLine = {
  url: string;
  /** The other end vanishes: nothing is refused, nothing is answered. */
  mute(): void;
  /** Breaks all connections, and so many new ones before they reach the database. */
  cut(connections: number): void;
  close(): Promise<void>;
};

/** Stands before a database that answers on a socket (`?host=folder`). */
export const databaseLine = async (url: string): Promise<DatabaseLine> => {
  const address = new URL(url.replace('@/', '@localhost/'));
  const there = path.join(address.searchParams.get('host')!, SOCKET);
  const here = fs.mkdtempSync(path.join(os.tmpdir(), 'senado-line-'));
  const ends = new Set<net.Socket>();
  let isMute = false;
  let refusals = 0;
  const server = net.createServer((caller) => {
    caller.on('error', () => undefined);
    if (refusals > 0) {
      refusals -= 1;
      caller.destroy();
      return;
    }
    ends.add(caller);
    caller.on('close', () => ends.delete(caller));
    if (isMute) return;
    const database = net.connect(there);
    database.on('error', () => undefined);
    caller.pipe(database).pipe(caller);
    caller.on('close', () => database.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(path.join(here, SOCKET), resolve);
  });
  return {
    url: url.replace(/host=[^&]*/, `host=${encodeURIComponent(here)}`),
    mute: () => {
      isMute = true;
      for (const end of ends) end.unpipe().pause();
    },
    cut: (connections) => {
      refusals = connections;
      for (const end of ends) end.destroy();
    },
    close: async () => {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      fs.rmSync(here, { recursive: true, force: true });
    },
  };
};
