import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CARD_BRAND_NAMES } from '#shared/codes/card-brand.ts';
import { client } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { cardsQuery, payingCards, takesCards } from './card-list.ts';
import type { ChannelRow } from './channel-list.tsx';
import { channelsOf, type BoundTo } from './channels.ts';
import type { PayBy } from './payment.ts';

type PayRow = ChannelRow & { by: PayBy };

/** The ways to pay an order: the channels of the client, then the member's verified cards, the default first. */
export const usePayRows = (boundTo: BoundTo) => {
  const t = useT();
  const { only = null } = boundTo;
  const hasCards = takesCards(host.kind) && (only === null || only.includes('BANK_CARD'));
  const { data } = useQuery({ ...cardsQuery(), enabled: hasCards });
  const channels = channelsOf(host.kind, boundTo).map((type): PayRow => ({
    type,
    name: t(`cashier.channel.${type}`),
    by: { type },
  }));
  const cards = payingCards(hasCards && data?.isOpen ? data.cards : [], client.now()).map(
    ({ cardId, brand, last4 }): PayRow => ({
      type: cardId,
      look: 'BANK_CARD',
      name: t('cashier.card', { brand: CARD_BRAND_NAMES[brand], last4 }),
      by: { type: 'BANK_CARD', cardId },
    }),
  );
  const rows = [...channels, ...cards];
  const [picked, setPicked] = useState(rows[0]?.type);
  const chosen = rows.find(({ type }) => type === picked) ?? rows[0];
  return { rows, chosen, choose: setPicked };
};
