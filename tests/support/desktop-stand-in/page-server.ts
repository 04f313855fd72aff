import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageHandler = (request: Request) => Response | Promise<Response>;

const answer = async (
  handler: PageHandler,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  const method = request.method ?? 'GET';
  const response = await handler(new Request(`app://senado${request.url ?? '/'}`, { method }));
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.end(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()));
};

/** Lets main's own protocol handler answer over loopback, headers and all. Gives the port. */
export const servePageHandler = async (handler: () => PageHandler | undefined): Promise<number> => {
  const server = createServer((request, reply) => {
    const known = handler();
    if (!known) {
      reply.writeHead(502).end();
      return;
    }
    answer(known, request, reply).catch(() => {
      reply.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return (server.address() as AddressInfo).port;
};
