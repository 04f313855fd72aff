/** The frame of the sandbox gateway, which a card's number is typed in. */
export const texts = {
  'gateway.title': '銀行卡資料',
  'gateway.number': '銀行卡號',
  'gateway.numberHint': 'Visa 或 MasterCard',
  'gateway.month': '月',
  'gateway.monthHint': 'MM',
  'gateway.year': '年',
  'gateway.yearHint': 'YY',
  'gateway.code': '安全碼',
  'gateway.codeHint': '卡背 3 位數字',
  'gateway.note': '示範用的閘道：請只用測試卡號，例如 4242 4242 4242 4242。',
  'gateway.gone': '這次輸入已過時，請返回重新開始',
} as const;
