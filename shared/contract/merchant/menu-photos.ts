import * as z from 'zod/mini';
import type { ProductId, RequestId, StoreId } from '../../kernel/ids.ts';
import { call } from '../define.ts';
import { count, id, instant, text } from '../wire.ts';

const storeId = id<StoreId>();
const productId = id<ProductId>();
const editing = {
  caller: 'merchant',
  roles: ['owner', 'manager'],
  failure: 'silent',
} as const;
const ERRORS = ['NO_PERMISSION', 'DEVICE_REVOKED'] as const;

/** Pictures of a zip at most. */
export const MOST_PHOTOS = 500;
/** The SHA-256 of a picture as it lies in the zip. */
export const photoDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a picture does: a dish's first photo, another one, nothing, no dish has its name, or a picture before it is for the same dish. */
export const PHOTO_ACTS = ['NEW', 'CHANGE', 'SAME', 'NONE', 'TWICE'] as const;
/** What a picture of a zip does. */
export type PhotoAct = (typeof PHOTO_ACTS)[number];

/** Photos of dishes by their names in a zip (decision DA25): own number, else bar code, else name. */
export const merchantMenuPhotosCalls = {
  /** `key`: the name of the file without its ending. `url`: where the picture is kept already. */
  merchantMenuPhotosCheck: call('/group/merchant/menu/_photos-check', {
    ...editing,
    repeat: 'read',
    timeoutMs: 30_000,
    summary: 'Which dishes pictures of a zip are for',
    errors: [...ERRORS],
    request: z.object({
      storeId,
      photos: z
        .array(z.object({ key: text(120), digest: photoDigest }))
        .check(z.minLength(1), z.maxLength(MOST_PHOTOS)),
    }),
    reply: z.object({
      photos: z.array(
        z.object({
          key: z.string(),
          act: z.enum(PHOTO_ACTS),
          dish: z.nullable(
            z.object({ productId, seq: count, name: z.string(), picture: z.string() }),
          ),
          url: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  /** Pictures that `menu/_photo` keeps become those of dishes: all or none. It is taken back as a file is. `IMPORT_STALE`: a dish was changed since the check. */
  merchantMenuPhotosApply: call('/group/merchant/menu/_photos-apply', {
    ...editing,
    repeat: 'keyed',
    timeoutMs: 60_000,
    summary: 'Gives dishes their pictures of a zip',
    errors: [...ERRORS, 'KEY_REUSED', 'IMPORT_INVALID', 'IMPORT_STALE'],
    request: z.object({
      requestId: id<RequestId>(),
      storeId,
      photos: z
        .array(
          z.object({
            productId,
            seq: count,
            url: z.string().check(z.regex(/^\/uploads\/menu\/[\w.-]{1,80}$/)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_PHOTOS)),
    }),
    reply: z.object({ changed: count, undoUntil: instant, replay: z.boolean() }),
  }),
};
