import * as z from 'zod/mini';
import type { MemberOrderKind } from '#shared/codes/monthly-card.ts';
import type { CardPackets } from '#shared/member/monthly-card.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { bilingual, moneyField, type DocumentOf } from '#server/kit/document.ts';

/** Packets of one face. `key` keeps them apart from the others of their plan, in the ids of what is claimed. */
export type PacketTerms = CardPackets & { key: string; name: Bilingual };
export const packetTerms: DocumentOf<PacketTerms[]> = z.array(
  z.object({
    key: z.string(),
    name: bilingual,
    business: z.enum(['takeout', 'market']),
    amount: moneyField,
    limitAmount: moneyField,
    quantity: z.number(),
  }),
);

/** A plan or a pack as it was when it was ordered; what is changed afterwards does not bind its buyer. */
export type ItemTerms = { name: Bilingual; days: number; packets: readonly PacketTerms[] };
export const itemTerms = z.object({ name: bilingual, days: z.number(), packets: packetTerms });

/** A plan or a pack on sale. `days`: 0 of a pack; `limitQty`: -1 for no limit. */
export type SoldItem = ItemTerms & {
  id: string;
  kind: MemberOrderKind;
  price: CardPackets['amount'];
  originalPrice: CardPackets['amount'];
  limitQty: number;
};
