import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CodeMessage } from '#server/kit/code-delivery/webhook.ts';

type Call = { headers: IncomingHttpHeaders; body: string };

/** A message service as an operator runs one: keeps what it is sent, and answers as the test says. */
export type MessageService = {
  url: string;
  calls: Call[];
  /** What the next calls are answered with, the first first; 204 after that. */
  answers: number[];
  /** The last message for a phone. */
  last(phone: string): CodeMessage | undefined;
  close(): void;
};

export const startMessageService = async (): Promise<MessageService> => {
  const calls: Call[] = [];
  const answers: number[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      reply.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/codes`,
    calls,
    answers,
    last: (phone) =>
      calls
        .map(({ body }) => JSON.parse(body) as CodeMessage)
        .findLast((message) => message.phone === phone),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
