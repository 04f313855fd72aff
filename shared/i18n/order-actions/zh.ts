import type { OrderAction } from '../../codes/order-action.ts';

/** What the owner of an order can do with it (spec 001 §8, 002 §5). */
export const texts = {
  'order.action.PAY': '去付款',
  'order.action.CANCEL': '取消訂單',
  'order.action.RUSH': '催單',
  'order.action.REFUND': '申請退款',
  'order.action.CANCEL_REFUND': '撤銷退款',
  'order.action.COMMENT': '去評價',
  'order.action.AGAIN': '再來一單',
  'order.action.EDIT_TIME': '修改時間',
  'order.action.DELETE': '刪除訂單',
  'order.action.CONTACT': '聯絡店舖',
  'order.actions': '可以做的事',
  'order.deleteAsk': '刪除這張訂單？',
  'order.deleteText': '刪除後不會再出現在訂單列表。',
  'order.deleteYes': '刪除',
  'order.deleteNo': '保留',
  'order.deleted': '訂單已刪除',
} as const satisfies Record<`order.action.${OrderAction}`, string> & Record<string, string>;
