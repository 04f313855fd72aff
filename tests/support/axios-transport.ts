import axios, { isAxiosError } from 'axios';
import { TransportError, type Transport } from '#shared/client/transport.ts';

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The transport of the tests that run in Node: axios, set to treat each HTTP status as a reply. */
export const axiosTransport = (): Transport => {
  const http = axios.create({
    validateStatus: () => true,
    responseType: 'text',
    transformResponse: [parsed],
    transformRequest: [(body: unknown) => body],
  });
  return async ({ url, headers, body, form, timeoutMs, signal }) => {
    try {
      const reply = await http.post<unknown>(url, form ?? body, {
        headers,
        timeout: timeoutMs,
        ...(signal && { signal }),
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        body: reply.data,
      };
    } catch (error) {
      if (axios.isCancel(error)) throw new TransportError('aborted', error);
      const late =
        isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
      throw new TransportError(late ? 'timeout' : 'network', error);
    }
  };
};
