import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { canSound } from '../../../lib/alert/sound.ts';
import { api } from '../api.ts';
import { useSignedIn } from '../../../lib/session.ts';

/** A till says that it is there so often (decision DA5). */
const EVERY_MS = 20_000;
const LOOK_EVERY_MS = 1000;
/** As many stores as one call takes. */
const MOST = 20;

/** Whether this till would be heard: its sound is on, and the browser lets it since a person has touched the page. */
export const useCanRing = (): boolean => {
  const [can, setCan] = useState(canSound);
  useEffect(() => {
    const look = (): void => setCan(canSound());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return can;
};

export type OtherTill = ReplyOf<DeskContract['merchantDeskHeard']>['otherTills'][number];

/** Reports to these stores that this till is on and whether it can ring, and reads the state of their other tills. Tills of auditors report nothing. `beats`: reports every 20 seconds. */
export const useHeard = (storeIds: readonly StoreId[], { beats }: { beats: boolean }) => {
  const { operator, storeId: hereId } = useSignedIn();
  const canRing = useCanRing();
  const { data } = useQuery<OtherTill[]>({
    queryKey: ['desk-heard', operator.id, storeIds.join(), hereId, canRing],
    enabled: storeIds.length > 0 && operator.role !== 'auditor',
    refetchInterval: beats ? EVERY_MS : false,
    refetchIntervalInBackground: true,
    // who only reads takes the last answer; who reports says each change at once
    staleTime: beats ? 0 : EVERY_MS / 2,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(storeIds.length / MOST) }, (_, part) =>
        storeIds.slice(part * MOST, (part + 1) * MOST),
      );
      const replies = await Promise.all(
        parts.map((part) =>
          api.merchantDeskHeard(
            {
              storeIds: [...part],
              canRing,
              hereId,
              isVisible: document.visibilityState === 'visible',
            },
            { signal },
          ),
        ),
      );
      return replies.flatMap(({ otherTills }) => otherTills);
    },
  });
  return { otherTills: data ?? [], isKnown: data !== undefined, canRing };
};
