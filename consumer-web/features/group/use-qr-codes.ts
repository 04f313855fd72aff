import { useQuery } from '@tanstack/react-query';
import type { Instant } from '#shared/kernel/time.ts';
import type { QrCode } from './model.ts';
import { needsMoreCodes } from './qr-choice.ts';
import { qrQuery } from './order-queries.ts';

/** Between two tries to fetch more codes when they run short. */
const TRY_MS = 5000;

/**
 * QR texts by voucher; more are fetched before they run out, and the present ones stay while
 * offline.
 */
export const useQrCodes = (orderId: string, isWanted: boolean, now: Instant) => {
  const query = useQuery({
    ...qrQuery(orderId),
    enabled: isWanted,
    refetchInterval: ({ state }) =>
      (state.data?.items.some((item) => needsMoreCodes(item.codes, now)) ?? true) ? TRY_MS : false,
  });
  const codesOf = (voucherId: string): readonly QrCode[] =>
    query.data?.items.find((item) => item.voucherId === voucherId)?.codes ?? [];
  return { codesOf, renew: query.refetch };
};
