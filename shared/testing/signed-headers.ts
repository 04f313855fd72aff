import { HEADERS, unsignedHeaders, type HeaderFacts } from '../client/headers.ts';
import { signature } from '../client/signature.ts';

/** All headers of one request, signed at once: for callers that build requests by hand. */
export const requestHeaders = ({
  body,
  ...facts
}: HeaderFacts & { body: string }): Record<string, string> => ({
  ...unsignedHeaders(facts),
  [HEADERS.gatewaySignature]: signature(facts.gateway.secret, {
    method: 'POST',
    path: facts.path,
    timestamp: facts.timestamp,
    nonce: facts.nonce,
    body,
  }),
});
