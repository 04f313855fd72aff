import { createServer, type AddressInfo, type Server } from 'node:net';

/** A receipt printer of the shop's network: takes bytes on a port, keeps each paper. */
export type NetworkPrinter = {
  readonly port: number;
  readonly papers: readonly Uint8Array[];
  readonly switchOff: () => Promise<void>;
  readonly switchOn: () => Promise<void>;
};

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

export const startPrinter = async (): Promise<NetworkPrinter> => {
  const papers: Uint8Array[] = [];
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.once('end', () => {
      papers.push(Uint8Array.from(Buffer.concat(parts)));
    });
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    papers,
    switchOff: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
    switchOn: () => listen(server, port),
  };
};
