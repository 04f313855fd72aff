import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/kit/refusal.ts';
import { sendRefusal } from '#server/plugins/errors.ts';
import { uploadsIn } from '../../kit/uploads/upload.ts';

/** Names that `upload.ts` makes, and no others: nothing of an address reaches the file system. */
const NAME = /^[a-z]+\/[\w-]+\.(?:jpg|png|webp)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Pictures that members uploaded. Their names are not to be guessed and never change. */
export const uploadsRoutes = (app: FastifyInstance, dataDir: string): void => {
  app.get('/uploads/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const file = path.join(uploadsIn(dataDir), name);
    const found = NAME.test(name) ? await stat(file).catch(() => null) : null;
    if (found === null) return sendRefusal(request, reply, new Refusal('NO_SUCH_CALL'));
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-length': found.size,
      })
      .type(TYPES[path.extname(name)]!)
      .send(createReadStream(file));
  });
};
