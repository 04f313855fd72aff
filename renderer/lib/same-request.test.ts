import { expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { ERROR_CODES } from '#shared/codes/errors/codes.ts';
import { sameRequest } from './same-request.ts';

const lost = new ApiError({ kind: 'network', path: '/give' });
const refused = new ApiError({ kind: 'business', path: '/give', code: ERROR_CODES.NOT_NOW });

/** The ids under which wishes are sent, whose answers come in this order. */
const sent = () => {
  const ids: string[] = [];
  const request = sameRequest();
  const send = (wish: object, error: Error | null = null) =>
    request(wish, (requestId) => {
      ids.push(requestId);
      return error === null ? Promise.resolve('done') : Promise.reject(error);
    }).catch(() => 'failed');
  return { ids, send };
};

it('sends a wish whose answer was lost under the same id again', async () => {
  const { ids, send } = sent();
  expect(await send({ amtn: 1000 }, lost)).toBe('failed');
  expect(await send({ amtn: 1000 }, lost)).toBe('failed');
  expect(await send({ amtn: 1000 })).toBe('done');
  expect(new Set(ids).size).toBe(1);
});

it('begins anew after an answer, a refusal, and for another wish', async () => {
  const { ids, send } = sent();
  await send({ amtn: 1000 });
  await send({ amtn: 1000 }, refused);
  await send({ amtn: 1000 }, lost);
  await send({ amtn: 1200 });
  expect(new Set(ids).size).toBe(4);
});
