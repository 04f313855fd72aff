import { dayOf } from '#shared/kernel/time.ts';
import type { Context, Handlers } from '#server/kit/context.ts';
import type { Deps } from '#server/kit/deps.ts';
import { countOfDay } from '#server/kit/day-tally.ts';
import { refuse } from '#server/kit/refusal.ts';
import { pictureType } from './picture-type.ts';
import { stripMetadata } from './strip-metadata.ts';
import { shownAddress } from './picture-address.ts';
import { pictureStore } from './picture-store.ts';
import { addUpload, countUploads, dropUpload, isKept, ownAmong, uploadOf } from './upload-repo.ts';

/** Bytes of a picture at most (decision E6). */
export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_A_DAY = 100;
/** Tries of a member a day, failed ones among them. */
const MOST_TRIES = 200;

/** Counts an upload before a byte of it is read, so that failed ones count too. */
export const countUploadTry = async ({
  deps: {
    db: { query },
  },
  session,
  now,
}: Pick<Context, 'deps' | 'session' | 'now'>): Promise<void> => {
  const source =
    session?.kind === 'member' ? session.userId : session === null ? '' : session.operatorId;
  if (!(await countOfDay(query, { kind: 'upload', source, day: dayOf(now), most: MOST_TRIES })))
    refuse('UPLOAD_TOO_MANY');
};

/** Keeps a picture, unless its member's account was closed meanwhile: then nothing of it stays. */
const keepPicture = async (
  deps: Deps,
  id: string,
  { file, content }: { file: string; content: Uint8Array },
): Promise<void> => {
  const pictures = pictureStore(deps);
  await pictures.keep(file, content);
  if (await isKept(deps.db.query, id)) return;
  await pictures.drop(file);
  refuse('SESSION_INVALID');
};

/** `digest`: of what the picture was made from; one that its sender has sent before is not kept again. */
type Sender = { userId: string; folder: string; digest?: string };

/** Keeps a picture under a name of ours: whole or not at all. It is counted before it is written, so that many at once are not more than a day allows. `userId`: a member, or who works at a store. */
export const keepUpload = async (
  { deps, file: sent, now }: Pick<Context, 'deps' | 'file' | 'now'>,
  { userId, folder, digest }: Sender,
): Promise<{ url: string; size: number }> => {
  const {
    db: { query },
    random,
  } = deps;
  if (sent === null) return refuse('BAD_REQUEST', { issues: ['file'] });
  if (sent.length > MOST_BYTES) return refuse('UPLOAD_TOO_LARGE');
  const type = pictureType(sent) ?? refuse('UPLOAD_TYPE');
  const file = stripMetadata(type, sent) ?? refuse('UPLOAD_TYPE');
  const known = digest === undefined ? null : await uploadOf(query, { userId, folder, digest });
  if (known !== null) return { url: `/uploads/${folder}/${known.name}`, size: known.size };
  const day = dayOf(now);
  const id: string = random.id();
  const name = `${id}.${type}`;
  const row = { id, userId, folder, name, size: file.length, day, at: now, digest: digest ?? null };
  try {
    await addUpload(query, row);
  } catch (error) {
    // sent twice at once: the other one keeps it
    const other = digest === undefined ? null : await uploadOf(query, { userId, folder, digest });
    if (other === null) throw error;
    return { url: `/uploads/${folder}/${other.name}`, size: other.size };
  }
  try {
    if ((await countUploads(query, userId, day)) > MOST_A_DAY) return refuse('UPLOAD_TOO_MANY');
    await keepPicture(deps, id, { file: `${folder}/${name}`, content: file });
  } catch (error) {
    await dropUpload(query, id);
    throw error;
  }
  return { url: `/uploads/${folder}/${name}`, size: file.length };
};

export const upload: Handlers['upload'] = (context, { path: folder }) =>
  keepUpload(context, { userId: context.session.userId, folder });

/** Where one's own pictures are shown; those of others are left out. */
export const uploadShown: Handlers['uploadShown'] = async (
  { session: { userId }, deps, now },
  { urls },
) => {
  const own = await ownAmong(deps.db.query, userId, urls);
  return {
    result: [...own].map((url) => ({ url, shown: shownAddress(deps.secrets, url, now) })),
  };
};
