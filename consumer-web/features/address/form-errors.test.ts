import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/client/api-error.ts';
import { codeOf } from '#shared/codes/error-code.ts';
import type { AddressDraft } from './draft.ts';
import { checkDraft, refusedFields } from './form-errors.ts';

const t = (key: string): string => key;
const draft: AddressDraft = {
  contactName: '陳大文',
  region: '853',
  phone: '66880001',
  mapAddress: '議事亭前地',
  detail: '3 樓',
  lat: 22.19372,
  lon: 113.53992,
  tag: null,
  isDefault: false,
  district: '',
};

describe('what is wrong with an address form', () => {
  it('is reported for every field at once', () => {
    expect(
      checkDraft({ ...draft, contactName: '', phone: '1', mapAddress: '', detail: ' ' }, t),
    ).toEqual({
      name: 'validate.address.name',
      phone: 'login.phone.length',
      mapAddress: 'validate.address.mapAddress',
      detail: 'validate.address.detail',
    });
    expect(checkDraft({ ...draft, region: '86', phone: '12345678901' }, t)).toEqual({
      phone: 'login.phone.start',
    });
    expect(checkDraft(draft, t)).toEqual({});
  });
  it('is shown under the field that the server names', () => {
    const refused = (name: 'ADDRESS_DUPLICATE' | 'ADDRESS_TOO_MANY', data?: object) =>
      new ApiError({ kind: 'business', path: '/', code: codeOf(name), note: 'no', data });
    expect(refusedFields(refused('ADDRESS_DUPLICATE', { field: 'detail' }), t)).toEqual({
      detail: 'no',
    });
    expect(refusedFields(refused('ADDRESS_TOO_MANY', { most: 30 }), t)).toBeNull();
    expect(refusedFields(new Error('x'), t)).toBeNull();
  });
});
