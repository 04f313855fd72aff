import { item, product, say, type TownProduct } from './town.ts';

const ALL_STORES = ['senado', 'rotunda', 'cunha', 'coloane'] as const;

/** The products of the demonstration's own merchant that the journeys use by key. */
export const neighbourhoodProducts: readonly TownProduct[] = [
  product({
    key: 'egg-tart-box', merchantKey: 'neighbourhood', category: 'food', price: [3800, 5200], storeKeys: ALL_STORES,
    name: say('招牌葡撻 4 個裝禮盒', 'Signature Portuguese Egg Tarts, Box of 4'),
    description: say('每日凌晨起酥，入爐十八分鐘，焦糖斑點恰到好處。撻皮層層酥脆，蛋芯滑如布甸，即買即食或帶回家都一樣好味。', 'Pastry laminated before dawn and baked for eighteen minutes until the tops caramelise. Crisp in layers outside, smooth as custard within; good hot at the counter or carried home.'),
    pictures: ['egg-tart-box.svg', 'egg-tart-box-2.svg', 'egg-tart-box-3.svg'],
    contents: [item('經典葡撻', 'Classic egg tart', 4, 1300)],
    rules: [say('毋須預約，四間分店通用。', 'No booking needed; valid at all four stores.'), say('每張券可換禮盒一盒，不可拆單。', 'One voucher is one box; it cannot be split.')],
    saleQtyTotal: 12860, score: 4.9, stock: 2000,
  }),
];
