import * as z from 'zod/mini';

/** Where a banner leads. */
export const jump = z.object({
  jumpVersion: z.exactOptional(z.number()),
  skipType: z.exactOptional(z.number()),
  skipAddress: z.exactOptional(z.string()),
  skipParameter: z.exactOptional(z.string()),
  classifyId: z.exactOptional(z.string()),
});
export type Jump = z.output<typeof jump>;
export const popupFacts = z.object({
  bannerType: z.number(),
  bannerSpecialType: z.exactOptional(z.number()),
  pushFrequency: z.number(),
  windowType: z.enum(['active', 'roll', 'notify', 'clever']),
  /** The red packets that it shows, of those to be claimed. */
  offerIds: z.exactOptional(z.array(z.string())),
});
export type PopupFacts = z.output<typeof popupFacts>;
