import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/kit/deps.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { sendRefusal } from '#server/plugins/errors.ts';
import { isPrivate, isShown } from '#server/kit/uploads/picture-address.ts';
import { pictureStore } from '#server/kit/uploads/picture-store.ts';
import { isKept } from '#server/kit/uploads/upload-repo.ts';

/** Names that `upload.ts` makes, and no others: nothing of an address reaches the file system. */
const NAME = /^[a-z]+\/[\w-]+\.(?:jpg|png|webp)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** A picture as long as its row stands: what an account left on another server's disk is not shown. */
const shownPicture = async (deps: Deps, name: string) =>
  (await isKept(deps.db.query, path.parse(name).name)) ? pictureStore(deps).find(name) : null;

/** Pictures that members uploaded. Their names are not to be guessed and never change; private ones need an address that a reply signed. */
export const uploadsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { clock, secrets } = deps;
  app.get('/uploads/*', async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const isHidden =
      isPrivate(name) &&
      !isShown({ secrets, now: clock.now() }, name, request.query as Record<string, unknown>);
    const found = NAME.test(name) && !isHidden ? await shownPicture(deps, name) : null;
    if (found === null) return sendRefusal(request, reply, new Refusal('NO_SUCH_CALL'));
    return reply
      .headers({
        'cache-control': isPrivate(name)
          ? 'private, no-store'
          : 'private, max-age=31536000, immutable',
        'content-length': found.size,
      })
      .type(TYPES[path.extname(name)]!)
      .send(found.body);
  });
};
