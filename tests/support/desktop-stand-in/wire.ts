import { Socket } from 'node:net';

type Wire = { readonly host: string; readonly port: number; readonly toPort: number };
type Connect = (port: number, host: string, listener: () => void) => Socket;

const wires = new Map<string, number>();
const socket = Socket.prototype as unknown as { connect: Connect };
const connect = socket.connect;

/** Lays a wire from an address of the shop's network, which this machine is not in, to a listener on loopback. Every other connection goes where it says. */
export const wire = ({ host, port, toPort }: Wire): void => {
  wires.set(`${host}:${port}`, toPort);
  socket.connect = function connectByWire(this: Socket, ...args) {
    const to = wires.get(`${args[1]}:${args[0]}`);
    return to === undefined
      ? connect.apply(this, args)
      : connect.call(this, to, '127.0.0.1', args[2]);
  };
};
