import type { merchantRecordsCalls } from '#shared/contract/merchant/records.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  checkLog,
  checkLogDevices,
  checkLogExport,
  checkLogRows,
  checkLogSum,
} from './check-log.ts';
import { checkLogStats } from './check-log-stats.ts';
import { history } from './history.ts';

export const recordHandlers: Pick<Handlers, keyof typeof merchantRecordsCalls> = {
  groupVerifyCheckLog: checkLog,
  groupVerifyCheckLogRows: checkLogRows,
  groupVerifyCheckLogSum: checkLogSum,
  groupVerifyCheckLogStats: checkLogStats,
  groupVerifyCheckLogExport: checkLogExport,
  groupVerifyCheckLogDevices: checkLogDevices,
  groupVerifyHistory: history,
};
