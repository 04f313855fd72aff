import { say, type TownMerchant } from './town.ts';

/** The town's merchants. `neighbourhood` is the one whose sign-ins the demonstration prints; `riverside` is the foreign one of the refusal tests. */
export const merchants: readonly TownMerchant[] = [
  { key: 'neighbourhood', name: say('澳門街坊餐飲', 'Macau Neighbourhood Dining') },
  { key: 'riverside', name: say('河邊麵家', 'Riverside Noodle House') },
  { key: 'blue-tile', name: say('藍磚葡國餐館', 'Blue Tile Portuguese Kitchen') },
  { key: 'jade-pavilion', name: say('翠亭酒家', 'Jade Pavilion Restaurant') },
  { key: 'lantern', name: say('紅燈籠火鍋', 'Red Lantern Hotpot') },
  { key: 'harbour-crown', name: say('海冠酒店', 'Harbour Crown Hotel') },
  { key: 'pearl-leaf', name: say('珠葉茶飲', 'Pearl Leaf Tea') },
  { key: 'lighthouse', name: say('燈塔烘豆所', 'Lighthouse Roasters') },
  { key: 'old-dock', name: say('舊船塢酒窖', 'Old Dock Cellar') },
  { key: 'still-water', name: say('靜水養生', 'Still Water Wellness') },
  { key: 'silhouette', name: say('剪影美髮美甲', 'Silhouette Hair & Nails') },
  { key: 'star-harbour', name: say('星港戲院', 'Star Harbour Cinema') },
  { key: 'leap-park', name: say('躍動樂園', 'Leap Park') },
  { key: 'lotus-sail', name: say('蓮帆遊船', 'Lotus Sail Cruises') },
  { key: 'black-sand', name: say('黑沙海舍', 'Black Sand Beach House') },
];
