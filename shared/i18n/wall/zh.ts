/** The pickup screen of a store, which shows both languages at once. */
export const texts = {
  'wall.making': '製作中',
  'wall.ready': '請取餐',
  'wall.nothing': '暫時沒有訂單',
  'wall.offline': '連線中斷，號碼可能不是最新（{time}）',
  'wall.gone': '這個連結已失效，請向店舖索取新的連結',
  'wall.sound': '按一下開啟聲音',
  'wall.say': '{number}，請取餐',
} as const;
