/**
 * Messages that the documents print and that no screen shows yet (spec 000 §8, 001 §8, 002 §4, §5,
 * §8).
 */
export const texts = {
  'member.notLoggedIn': '未登錄',
  'member.superCombo': '超級套餐',
  'member.plus': 'mFood Plus',
  'member.conversionCenter': '兌換中心',
  'activity.over': '活動已結束',
  'activity.notStarted': '活動尚未開始',
  'activity.claimFailed': '領取失敗',
  'redPacket.isNew': '新紅包',
  'redPacket.loadFailed': '獲取紅包或代金券失敗',
  'member.infoFailed': '獲取用戶資料失敗',
  'location.failed': '定位失敗',
  'location.cannotDeliverHere': '這裡無法配送',
  'store.notFound': '找不到店舖',
  'store.noItemsHere': '此地區沒有商品資料',
} as const;
