import type { DeskFlag, DeskStage } from '../../codes/desk.ts';
import type { Instant } from '../../kernel/time.ts';

/** Words by which a guest tells of an allergy. */
const ALLERGY = /過敏|过敏|敏感|allerg|intoleran/i;

/** What of an order asks a desk for attention. */
export const deskFlags = (
  {
    stage,
    promisedAt,
    isFirst,
    remark,
    hasAlcohol,
    rushCount,
    isAuto,
    isPaidInPause,
  }: {
    stage: DeskStage;
    promisedAt: Instant;
    isFirst: boolean;
    remark: string;
    hasAlcohol: boolean;
    rushCount: number;
    isAuto: boolean;
    isPaidInPause: boolean;
  },
  now: Instant,
): DeskFlag[] => {
  const isInHouse = stage !== 'OUT' && stage !== 'DONE';
  const flags: [DeskFlag, boolean][] = [
    ['ALLERGY', ALLERGY.test(remark)],
    ['LATE', stage !== 'DONE' && now > promisedAt],
    ['RUSHED', isInHouse && rushCount > 0],
    ['ALCOHOL', hasAlcohol],
    ['NEW_GUEST', isFirst],
    ['IN_PAUSE', isInHouse && isPaidInPause],
    ['AUTO', isInHouse && isAuto],
  ];
  return flags.filter(([, isUp]) => isUp).map(([flag]) => flag);
};
