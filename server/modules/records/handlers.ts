import type { merchantOrderRecordsCalls } from '#shared/contract/merchant/order-records.ts';
import type { merchantRecordsCalls } from '#shared/contract/merchant/records.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  checkLog,
  checkLogDevices,
  checkLogExport,
  checkLogRows,
  checkLogSum,
} from './check-log.ts';
import { bySession, recorded } from '#server/modules/oversight/index.ts';
import { checkLogStats } from './check-log-stats.ts';
import { history } from './history.ts';
import { orderRecords, orderRecordsExport } from './order-records.ts';

export const recordHandlers: Pick<
  Handlers,
  keyof typeof merchantRecordsCalls | keyof typeof merchantOrderRecordsCalls
> = {
  groupVerifyCheckLog: checkLog,
  groupVerifyCheckLogRows: checkLogRows,
  groupVerifyCheckLogSum: checkLogSum,
  groupVerifyCheckLogStats: checkLogStats,
  groupVerifyCheckLogExport: recorded(
    { kind: 'export', act: 'exportRecords', who: bySession },
    checkLogExport,
  ),
  groupVerifyCheckLogDevices: checkLogDevices,
  groupVerifyHistory: history,
  merchantOrderRecords: orderRecords,
  merchantOrderRecordsExport: recorded(
    { kind: 'export', act: 'exportRecords', who: bySession },
    orderRecordsExport,
  ),
};
