import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { PrinterId, StoreId } from '#shared/kernel/ids.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query.ts';
import { api } from '../api.ts';
import { renewPrints } from './use-print-queue.ts';

const PRINTERS = 'desk-printers';

export type Printers = ReplyOf<DeskContract['merchantPrintPrinters']>;
export type Printer = Printers['printers'][number];
export type PrinterWish = Omit<
  BodyOf<DeskContract['merchantPrintSavePrinter']>,
  'requestId' | 'storeId'
>;

/** The printers of a store, and what they may be set for. */
export const usePrinters = (storeId: StoreId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [PRINTERS, language, storeId],
    queryFn: ({ signal }) => api.merchantPrintPrinters({ storeId }, { signal }),
  });
};

const renew = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: [PRINTERS] });
  await renewPrints();
};

export const useSavePrinter = (storeId: StoreId) =>
  useMutation({
    mutationFn: (wish: PrinterWish) =>
      api.merchantPrintSavePrinter({ requestId: newRequestId(), storeId, ...wish }),
    onSuccess: renew,
  });

export const useDeletePrinter = (storeId: StoreId) =>
  useMutation({
    mutationFn: (printerId: PrinterId) =>
      api.merchantPrintDeletePrinter({ requestId: newRequestId(), storeId, printerId }),
    onSuccess: renew,
  });
