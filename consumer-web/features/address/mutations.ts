import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId, type AddressId } from '#shared/kernel/ids.ts';
import { addressesChanged } from '../../domain/place/address-queries.ts';
import { once } from '../../lib/api/once.ts';
import { api } from './api.ts';

type Body = BodyOf<Contract['addressAdd']>;

/** Saves a new address (`id` null) or a changed one; a repeat after a lost answer saves nothing twice. */
export const useSaveAddress = (id: string | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      once(`address ${id ?? 'new'} ${JSON.stringify(body)}`, (key) =>
        id === null
          ? api.addressAdd(body, { key })
          : api.addressEdit({ ...body, id: asId<AddressId>(id) }, { key }),
      ),
    onSuccess: () => addressesChanged(client),
  });
};

export const useDeleteAddress = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: AddressId) => api.addressDel({ id }),
    onSuccess: () => addressesChanged(client),
  });
};
