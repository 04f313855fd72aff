import { part, type DishClass } from '../bank.ts';

/** Burgers, fried chicken, pizza and pasta. */
export const western: readonly DishClass[] = [
  part('漢堡', 'Burgers', [
    ['經典牛肉漢堡', 'Classic beef burger', 58, 'burger', { tag: 'signature' }], ['雙層芝士漢堡', 'Double cheeseburger', 72, 'burger', { tag: 'popular' }], ['煙肉蛋漢堡', 'Bacon and egg burger', 68, 'burger'], ['脆雞漢堡', 'Crispy chicken burger', 54, 'burger'], ['辣脆雞漢堡', 'Spicy chicken burger', 56, 'burger', { spice: 2 }], ['魚柳漢堡', 'Fish burger', 52, 'burger'], ['素漢堡', 'Plant-based burger', 62, 'burger', { tag: 'vegetarian' }], ['藍芝士漢堡', 'Blue cheese burger', 78, 'burger'],
  ], { options: ['dip', 'wish'], box: 1, kg: 0.35 }),
  part('超值套餐', 'Meals', [['牛肉漢堡餐', 'Beef burger meal', 82, 'tray', { tag: 'popular' }], ['脆雞漢堡餐', 'Crispy chicken meal', 78, 'tray'], ['炸雞二人餐', 'Fried chicken for two', 148, 'tray'], ['家庭分享餐', 'Family sharing meal', 268, 'tray', { tag: 'signature', kg: 2.4 }]], { options: ['drink', 'dip'], box: 3, kg: 0.9, about: ['跟薯條及飲品', 'With fries and a drink'] }),
  part('炸雞小食', 'Chicken and sides', [
    ['香脆炸雞', 'Crispy fried chicken', 46, 'fried-chicken', { sizes: 'pieces', tag: 'popular' }], ['水牛城雞翼', 'Buffalo wings', 52, 'fried-chicken', { sizes: 'pieces', spice: 2 }], ['雞塊', 'Chicken nuggets', 36, 'fried-chicken', { sizes: 'pieces' }], ['薯條', 'Fries', 24, 'fries', { sizes: 'portion' }], ['甜薯條', 'Sweet potato fries', 32, 'fries'], ['芝士薯條', 'Cheese fries', 38, 'fries'], ['洋葱圈', 'Onion rings', 32, 'fries', { tag: 'vegetarian' }], ['粟米杯', 'Sweetcorn cup', 20, 'sweet-soup', { tag: 'vegetarian' }],
    ['凱撒沙律', 'Caesar salad', 46, 'salad'],
  ], { options: ['dip'], box: 1, kg: 0.3 }),
  part('薄餅', 'Pizza', [['瑪格麗特薄餅', 'Margherita', 88, 'pizza', { tag: 'vegetarian' }], ['夏威夷薄餅', 'Hawaiian', 98, 'pizza'], ['辣肉腸薄餅', 'Pepperoni', 102, 'pizza', { tag: 'popular' }], ['四式芝士薄餅', 'Four cheese', 108, 'pizza'], ['海鮮薄餅', 'Seafood pizza', 118, 'pizza'], ['巴馬火腿薄餅', 'Parma ham and rocket', 122, 'pizza', { tag: 'signature' }]], { sizes: 'pizza', options: ['dough'], box: 3, kg: 0.6 }),
  part('意粉扒類', 'Pasta and grill', [['卡邦尼意粉', 'Carbonara', 72, 'pasta', { tag: 'popular' }], ['肉醬意粉', 'Bolognese', 68, 'pasta'], ['蒜香橄欖油意粉', 'Aglio e olio', 62, 'pasta', { spice: 1 }], ['蜆肉白酒意粉', 'Vongole', 82, 'pasta'], ['黑松露蘑菇意粉', 'Truffle mushroom pasta', 88, 'pasta', { tag: 'vegetarian' }], ['肉眼牛扒', 'Rib-eye steak', 168, 'steak', { options: ['doneness', 'sauce'], tag: 'signature' }], ['烤三文魚', 'Grilled salmon', 138, 'fish'], ['烤春雞', 'Roast spring chicken', 118, 'african-chicken']], { box: 2, kg: 0.55 }),
  part('甜品飲品', 'Desserts and drinks', [['雲呢拿新地', 'Vanilla sundae', 22, 'ice-cream'], ['朱古力心太軟', 'Chocolate fondant', 46, 'cake'], ['奶昔', 'Milkshake', 38, 'milk-tea'], ['可樂', 'Cola', 14, 'can', { options: ['ice'] }], ['檸檬梳打', 'Lemon soda', 22, 'fruit-tea', { options: ['ice'] }], ['手工啤酒', 'Craft beer', 48, 'beer', { alcohol: 5.6 }]], { box: 0, kg: 0.4 }),
];
