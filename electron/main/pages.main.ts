import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { protocol } from 'electron';
import { PAGE_SCHEME } from './app-origin.ts';
import { pageHeaders } from './content-policy.ts';
import { mimeType, pageFile } from './page-file.ts';

const ROOT = join(import.meta.dirname, '../renderer');

/** Must run before the app is ready. */
export const declarePageScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);

/** Serves the built pages at `app://senado/`, each answer with the content policy. */
export const servePages = (backend: string): void => {
  const headers = pageHeaders(backend);
  const refuse = (status: number): Response => new Response(null, { status, headers });
  protocol.handle(PAGE_SCHEME, async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const file = pageFile(ROOT, request.url);
    if (file === null) return refuse(403);
    try {
      const body = await readFile(file);
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: {
          ...headers,
          'content-type': mimeType(file),
          'content-length': String(body.byteLength),
        },
      });
    } catch {
      return refuse(404);
    }
  });
};
