import {
  TransportError,
  type HttpReply,
  type HttpRequest,
  type Transport,
} from '../client/transport.ts';

type Step = Partial<HttpReply> | TransportError | ((request: HttpRequest) => Partial<HttpReply>);

/**
 * A transport that answers from a list, one step a request, and keeps what it was sent. Throws when
 * the list is used up.
 */
export const fakeTransport = (...steps: Step[]): Transport & { readonly sent: HttpRequest[] } => {
  const sent: HttpRequest[] = [];
  const transport: Transport = (request) => {
    sent.push(request);
    const step = steps.shift();
    if (step === undefined) return Promise.reject(new Error('no more answers'));
    if (step instanceof TransportError) return Promise.reject(step);
    return Promise.resolve({
      status: 200,
      headers: {},
      body: {},
      ...(typeof step === 'function' ? step(request) : step),
    });
  };
  return Object.assign(transport, { sent });
};
