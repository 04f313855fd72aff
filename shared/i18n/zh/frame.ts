export const frame = {
  brand: 'Senado',
  'common.retry': '重試',
  'common.cancel': '取消',
  'common.close': '關閉',
  'common.loading': '請稍後...',
  'common.offline': '目前沒有網絡，恢復後會自動更新',
  'common.copySuccess': '複製成功',
  'common.languageZh': '繁體中文',
  'common.languageEn': 'English',
  'common.back': '返回',
  'common.signOut': '登出',
};
