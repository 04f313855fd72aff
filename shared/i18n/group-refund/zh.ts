/** Refunds of group-buy vouchers: reasons, the request, its steps (decisions D6, GA12, GA13). */
export const texts = {
  'groupRefund.reason.plansChanged': '行程有變',
  'groupRefund.reason.orderedByMistake': '買錯了',
  'groupRefund.reason.noSlot': '預約不到時間',
  'groupRefund.reason.storeUnreachable': '店舖關閉或聯絡不上',
  'groupRefund.reason.storeRefused': '店舖不接受這張券',
  'groupRefund.reason.cheaperElsewhere': '別處更便宜',
  'groupRefund.reason.notAsDescribed': '與描述不符',
  'groupRefund.reason.others': '其他',
} as const;
