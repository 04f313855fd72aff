import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#shared/contract/define.ts';
import { merchantMenuDraftCalls } from '#shared/contract/merchant/menu-drafts.ts';
import type { Role } from '#shared/codes/group-order.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { sameRequest } from '../../../lib/same-request.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { api } from '../api.ts';
import { at, MENU, useEdit } from '../queries.ts';

type Calls = typeof merchantMenuDraftCalls;
type Body<N extends keyof Calls> = Omit<BodyOf<Calls[N]>, 'requestId' | 'storeId'>;

const READERS: readonly Role[] = merchantMenuDraftCalls.merchantMenuDraftList.roles ?? [];

/** The drafts of a store, for who may read them. */
export const useDrafts = (storeId: StoreId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [MENU, 'drafts', language, storeId],
    enabled: READERS.includes(useSignedIn().operator.role),
    queryFn: async ({ signal }) =>
      (await api.merchantMenuDraftList({ storeId }, { signal })).drafts,
  });
};

/** A draft as it stands, never an old one: its version is sent back. `use`: each has a copy of its own. */
export const useDraft = (storeId: StoreId, draftId: string, use = 'to edit') => {
  const language = useLanguage();
  return useQuery({
    queryKey: [MENU, 'dish', language, storeId, 'draft', draftId, use],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => api.merchantMenuDraftGet({ storeId, draftId }, { signal }),
  });
};

/** Keeps a draft. What nobody knows the fate of is the same request when it is sent once more. */
export const useKeepDraft = (storeId: StoreId) => {
  const [same] = useState(sameRequest);
  return useEdit((body: Body<'merchantMenuDraftKeep'>) =>
    same(body, (requestId) => api.merchantMenuDraftKeep({ requestId, storeId, ...body })),
  );
};

export const useDiscardDraft = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuDraftDiscard'>) =>
    api.merchantMenuDraftDiscard({ ...at(storeId), ...body }),
  );
