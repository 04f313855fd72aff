import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/kit/refusal.ts';

/** How long calls that are under way may take once the server stops. Then their connections are cut: each write is safe to send again. */
const FINISH_MS = 10_000;

/**
 * Lets a stop come to its end. From its beginning on, calls are refused and their connections told to close. A connection that has not sent a byte (browsers open
 * some ahead) is closed at once: Node takes it for a busy one, and a server that is closing has no time limit for those.
 */
export const stopping = (app: FastifyInstance, finishMs = FINISH_MS): void => {
  let isStopping = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    // in the moment before the server listens no more
    if (isStopping) socket.destroy();
    else sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', () => {
    isStopping = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const cut = setTimeout(() => {
      app.server.closeAllConnections();
    }, finishMs);
    app.server.once('close', () => {
      clearTimeout(cut);
    });
    return Promise.resolve();
  });
  app.addHook('onRequest', () =>
    isStopping ? Promise.reject(new Refusal('SERVER_STOPPING')) : Promise.resolve(),
  );
};
