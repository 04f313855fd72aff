import { describe, expect, it } from 'vitest';
import { codeOf, type ErrorName } from '../codes/error-code.ts';
import { ApiError, NO_ANSWER, type ApiErrorKind } from './api-error.ts';

const error = (kind: ApiErrorKind, name?: ErrorName): ApiError =>
  new ApiError({
    kind,
    path: '/takeouts/order/_create-v2',
    ...(name !== undefined && { code: codeOf(name) }),
  });

describe('whether a failure is an answer', () => {
  it('is one when the server looked at the request and said no', () => {
    expect(error('business', 'DISH_GONE').isDefinite).toBe(true);
    expect(new ApiError({ kind: 'business', path: '/x', code: -5 }).isDefinite).toBe(true);
    expect(new ApiError({ kind: 'business', path: '/x' }).isDefinite).toBe(true);
  });

  it('is none when the request was not processed, or the reply says nothing about the first try', () => {
    for (const name of NO_ANSWER) expect(error('business', name).isDefinite, name).toBe(false);
    expect(error('session', 'SESSION_INVALID').isDefinite).toBe(false);
    for (const kind of ['network', 'timeout', 'contract'] as const)
      expect(error(kind).isDefinite, kind).toBe(false);
  });
});
