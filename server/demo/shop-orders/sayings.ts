import type { StoreKind } from '#shared/codes/store-kind.ts';

/** What guests of the town say of a shop, by their score; some only give stars. */
export const SAYINGS: Readonly<Record<StoreKind, Readonly<Record<number, readonly string[]>>>> = {
  takeout: {
    5: [
      '味道一如既往地好，送到還是熱的',
      'Still hot when it came, and packed with care',
      '份量足，下次還會再點',
      '騎手很有禮貌，比預計早到',
      'As good as in the shop',
      '',
    ],
    4: ['好吃，就是等得久了一點', 'Good, a little too salty for me', '包裝整齊，沒有漏出來', ''],
    3: ['味道普通，價錢合理', 'Fine for a quick lunch', ''],
    2: ['送到時已經涼了', 'One sauce was missing'],
    1: ['等了很久，菜也送錯了'],
  },
  market: {
    5: [
      '貨品齊全，水果很新鮮',
      'Everything was there, and the dates were long',
      '包裝仔細，雞蛋一隻都沒有破',
      '比自己去買還快，下次再訂',
      'Cold things came cold',
      '',
    ],
    4: [
      '新鮮，就是等得久了一點',
      'Good, one bag was rather heavy',
      '價錢實惠，選擇再多些就更好',
      '',
    ],
    3: ['一般，價錢合理', 'Fine for the daily things', ''],
    2: ['香蕉有點壓傷', 'One of the yoghurts expires tomorrow'],
    1: ['少了兩件貨，聯絡了很久'],
  },
};
