import type { texts as zh } from './zh.ts';

/** Records of the console: list, figures, files, histories. */
export const texts: Record<keyof typeof zh, string> = {
  'console.records.allDevices': 'All devices',
  'console.records.allSources': 'All methods',
  'console.records.view': 'View',
  'console.records.view.list': 'List',
  'console.records.view.charts': 'Charts',
  'console.records.columns': 'Columns',
  'console.records.columnsUsual': 'Reset to default',
  'console.records.jump': 'Jump to a time',
  'console.records.jumpTime': 'Records at or before',
  'console.records.jumpGo': 'Go',

  'console.detail.clock.waited':
    'Reached the system {by} after the scan. The system’s time counts.',
  'console.detail.clock.slow':
    'The clock of this device is {by} slow. The system’s time counts; please set the device’s clock.',
  'console.detail.clock.fast':
    'The clock of this device is {by} fast. The system’s time counts; please set the device’s clock.',
  'console.detail.clockMinutes': '{minutes} min {seconds} s',
  'console.detail.clockSeconds': '{seconds} s',
  'console.records.result.REFUNDED': 'Refund',
  'console.records.refunded': 'Refunded',
  'console.detail.refundedAt': 'Refunded at',
  'console.detail.refundedBy': 'Refunded by',
  'console.detail.refundReason': 'Reason for refund',
  'console.refund.lead': 'Did the service fail?',
  'console.refund.open': 'Give the money back',
  'console.refund.title': 'Give the money back?',
  'console.refund.which': 'Which redemptions',
  'console.refund.this': 'This one · {times} use · {amount} | This one · {times} uses · {amount}',
  'console.refund.all': 'All {count} of this voucher · {times} uses · {amount}',
  'console.refund.means.guest':
    'The money goes to the original payment method, and the commission on it comes back.',
  'console.refund.means.books':
    'The redemption stays in the records. Today’s books show the refund; a closed day does not change.',
  'console.refund.means.voucher':
    'Uses and coupons do not come back. A refund cannot be taken back.',
  'console.refund.reason': 'Reason (shown to the guest)',
  'console.refund.reasonMissing': 'Enter why the money goes back',
  'console.refund.confirm': 'Refund {amount}',
  'console.refund.done': '{amount} refunded. The guest sees it on the order',
  'console.refund.by': 'Refunded by {name}, {time}',
  'console.refund.unsure':
    'It is not known yet whether it was refunded. Try again to repeat the same request; nothing is refunded twice.',

  'console.history.title': 'History of this voucher',
  'console.history.of': '{code} · used {used} of {total} · valid until {until} · buyer {buyer}',
  'console.history.none': 'What was scanned is not a voucher of this merchant.',
  'console.history.this': 'this record',
  'console.history.noTime': 'Time not recorded',
  'console.history.times': '{count} use | {count} uses',
  'console.history.ORDERED': 'Ordered',
  'console.history.PAID': 'Paid',
  'console.history.REDEEMED': 'Redeemed',
  'console.history.REFUSED': 'Refused',
  'console.history.UNDONE': 'Undone',
  'console.history.EXPIRED': 'Expired',
  'console.history.REFUNDING': 'Refund in progress',
  'console.history.REFUNDED': 'Refunded',
  'console.history.USE_REFUNDED': 'Refunded after use',

  'console.charts.hours': 'Hours of the day',
  'console.charts.hoursOfDays': 'Hours of the day, all days together',
  'console.charts.hour': 'Hour',
  'console.charts.days': 'Days',
  'console.charts.weeks': 'Weeks, by their Monday',
  'console.charts.products': 'Uses by product',
  'console.charts.operators': 'Uses by staff',
  'console.charts.others': 'Others',

  'console.export': 'Export',
  'console.export.what':
    '{count} record from {from} to {to} that matches the filters | {count} records from {from} to {to} that match the filters',
  'console.export.kind': 'File format',
  'console.export.xlsx': 'Excel (.xlsx)',
  'console.export.csv': 'CSV (UTF-8)',
  'console.export.buyerTail': 'Buyer’s phone, last 4',
  'console.export.note':
    'Times are Macau time (UTC+8). Records of the last 24 months can be exported.',
  'console.export.start': 'Export file',
  'console.export.cancel': 'Stop',
  'console.export.progress': 'Progress of the export',
  'console.export.rows': '{rows} of {total} rows written',
  'console.export.done': '{count} row exported: {name} | {count} rows exported: {name}',
  'console.export.cancelled': 'Stopped. No file was left.',
  'console.export.failed': 'The export could not be finished. No file was left.',
};
