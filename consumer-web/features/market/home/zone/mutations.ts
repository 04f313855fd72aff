import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#shared/i18n/error-text.ts';
import { noteReceived } from '../../../../domain/offers/note-received.ts';
import { once } from '../../../../lib/api/once.ts';
import { useT } from '../../../../lib/i18n.ts';
import { notify } from '../../../../lib/notice.ts';
import { api } from './api.ts';

/** Claims one red packet of the zone, or without an id all of them; each is claimed once, even if the connection fails. */
export const useClaimPackets = () => {
  const t = useT();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (redpackId?: string) =>
      redpackId === undefined
        ? (await once('zone', (key) => api.marketZoneReceiveAll({}, { key }))).result
        : [
            (
              await once(`zone:${redpackId}`, (key) =>
                api.marketZoneReceive({ redpackId }, { key }),
              )
            ).result,
          ],
    onSuccess: (received) => {
      noteReceived(received);
      notify(t('zone.done'));
    },
    onError: (error) => {
      notify(errorText(error, t));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  });
};
