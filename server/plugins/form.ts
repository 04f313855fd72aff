import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../kit/refusal.ts';

export type Form = { fields: Readonly<Record<string, string>>; file: Uint8Array | null };
export const NO_FORM: Form = { fields: {}, file: null };

/** A little over the largest picture: whoever sends one that is too large is told so, and not cut off. */
export const FORM_LIMIT = 6 * 1024 * 1024;

/** Multipart bodies as bytes; only calls that are forms read them. */
export const formBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
};

/** Fields and the first file of a form, by the platform's own reader. */
export const readForm = async ({ body, headers }: FastifyRequest): Promise<Form> => {
  if (!(body instanceof Uint8Array) || body.length === 0) return NO_FORM;
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => refuse('BAD_REQUEST', { issues: [] }));
  const fields: Record<string, string> = {};
  let file: Uint8Array | null = null;
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields[name] = value;
    else file ??= new Uint8Array(await value.arrayBuffer());
  }
  return { fields, file };
};
