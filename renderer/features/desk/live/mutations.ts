import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { DeskStoreRow } from '#shared/contract/merchant/desk.ts';
import { api } from '../api.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { putStore } from '../queries.ts';

type Body<N extends keyof DeskContract> = Omit<BodyOf<DeskContract[N]>, 'requestId' | 'storeId'>;
/** What a store changes for a time. */
export type StoreWish =
  | ({ change: 'BUSY' } & Body<'merchantDeskSetBusy'>)
  | ({ change: 'PAUSE' } & Body<'merchantDeskPause'>)
  | ({ change: 'AUTO' } & Body<'merchantDeskSet'>)
  | ({ change: 'ANSWER' } & Body<'merchantDeskSetAnswer'>)
  | { change: 'RESUME' };

const send = (wish: StoreWish, { storeId }: DeskStoreRow) => {
  const body = { requestId: newRequestId(), storeId };
  switch (wish.change) {
    case 'BUSY':
      return api.merchantDeskSetBusy({ ...wish, ...body });
    case 'PAUSE':
      return api.merchantDeskPause({ ...wish, ...body });
    case 'AUTO':
      return api.merchantDeskSet({ ...wish, ...body });
    case 'ANSWER':
      return api.merchantDeskSetAnswer({ ...wish, ...body });
    case 'RESUME':
      return api.merchantDeskResume(body);
  }
};

/** Changes a store for a time; every board has it as the server left it. */
export const useStoreChange = (store: DeskStoreRow) =>
  useMutation({
    mutationFn: (wish: StoreWish) => send(wish, store),
    onSuccess: ({ store: after }) => putStore(after),
  });

/** What each page of a store's sheet is given. */
export type SheetProps = {
  store: DeskStoreRow;
  change: ReturnType<typeof useStoreChange>;
  onDone: () => void;
};
