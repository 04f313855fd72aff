import { memberLevel, type MemberLevel } from '#shared/codes/member.ts';
import { LEVEL_PACKS, type LevelPacket } from '#shared/member/level-packs.ts';

/** A packet of a pack; `offerId` is the same for every member, so that each has it once. */
export type Packet = LevelPacket & { offerId: string };
/** The gift pack of a level. */
export type Pack = { level: number; name: MemberLevel; packets: readonly Packet[] };

/** All gift packs, the lowest level first. */
export const PACKS: readonly Pack[] = Object.entries(LEVEL_PACKS)
  .map(([name, packets]) => {
    const level = memberLevel.codes[name as keyof typeof LEVEL_PACKS];
    return {
      level,
      name: name as MemberLevel,
      packets: packets.map((one, place) => ({ ...one, offerId: `level.${level}.${place}` })),
    };
  })
  .toSorted((a, b) => a.level - b.level);
