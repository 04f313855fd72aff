import type { ErrorRow } from './row.ts';

/** Points, sign-ins and tasks. */
export const pointsErrors = {
  SIGNED_TODAY: { code: -2050101, status: 422, zh: '今天已經簽到', en: 'You have signed in today' },
  TASK_NOT_DONE: {
    code: -2050102,
    status: 422,
    zh: '這個任務還沒完成',
    en: 'This task is not done yet',
  },
  TASK_OVER: { code: -2050103, status: 422, zh: '這個任務已結束', en: 'This task is over' },
  BALL_GONE: {
    code: -2050104,
    status: 422,
    zh: '這些積分已領取或已失效',
    en: 'These points were collected or are gone',
  },
  LEVEL_PACK_LOCKED: {
    code: -2050160,
    status: 422,
    zh: '還沒達到這個等級',
    en: 'You have not reached this level yet',
  },
  LEVEL_PACK_HAD: {
    code: -2050161,
    status: 422,
    zh: '這份等級禮包已領取',
    en: 'You have had this level’s gift pack',
  },
  HELP_DONE: {
    code: -2050105,
    status: 422,
    zh: '您本週已助力過，或這是您自己的任務',
    en: 'You have helped this week, or it is your own task',
  },
} as const satisfies Record<string, ErrorRow>;
