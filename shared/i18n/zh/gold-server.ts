/** What the server says of the consumption bag: its pieces, its rules, and why one cannot be bought or used. */
export const goldServer = {
  'error.GOLD_UNAVAILABLE': '所選消費金已不能使用，請重新選擇',
  'error.GOLD_BAG_NOT_FOUND': '找不到這個消費金禮包',
  'error.GOLD_BAG_OVER': '這個消費金禮包已停售',
  'error.GOLD_BAG_SOLD_OUT': '這個消費金禮包已售罄',
  'error.GOLD_BAG_LIMIT': '您已達到這個禮包的購買上限',
  'gold.limit': '商品滿 {amount} 可用',
  'gold.expire': '{date} 到期',
  'gold.explain': '{date} 23:59 前可用，逾期失效',
  'gold.rule': '消費金可抵扣外賣商品金額，一次可用多張',
  'gold.ruleGoods':
    '只抵扣優惠後的商品金額；運費、服務費、餐盒費及膠袋費不能用消費金支付，每張訂單最少實付 $0.10',
  'gold.ruleTogether': '可與代金券、紅包、免運紅包及店舖優惠同時使用',
  'gold.ruleReturn': '訂單取消或退款時，已用的消費金按退款的商品原數退回；退回時已過期的延長三天',
  'gold.ruleEnd': '每張消費金由付款當日起計算有效期，售出後不設退款，不可轉讓或兌換現金',
} as const;
