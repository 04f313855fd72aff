import { ALLERGENS, type Allergen } from '#shared/codes/allergen.ts';
import type { Dish } from './bank.ts';
import { vegetarian } from './banks/vegetarian.ts';

/** Which kinds of dish (their picture) and which words of a name an allergen goes with. Rather one too many: a menu says "may contain". */
const SIGNS: Readonly<Record<Allergen, { kinds: RegExp; words: RegExp }>> = {
  gluten: {
    kinds:
      /^(bao|beef-noodle|bread|breakfast|burger|cake|chop-bun|codfish|dumplings|egg-tart|fried-chicken|har-gow|hotpot|katsu|pancake|pasta|pizza|ramen|sandwich|siu-mai|spring-roll|tray|wonton|beer|char-siu|roast-goose)$/,
    words:
      /麵|包|餃|意粉|通粉|烏冬|天婦羅|豉油|醬油|炸兩|素雞|蠔油|阿華田|大麥|湯意|叉燒|燒鵝|燒味|燒腩|撻|蛋仔|咖喱飯|noodle|dough|\btarts?\b|waffle|curry rice|udon|soy sauce|mock|crust|barley|malt|croquette|lo mein|soba/i,
  },
  crustacean: {
    kinds: /^(crab|prawns|seafood-rice|wonton)$/,
    words: /蝦|蟹|海鮮|冬蔭|沙茶|四寶|龍蝦|prawn|shrimp|crab|lobster|seafood|tom yum|shacha/i,
  },
  egg: {
    kinds: /^(cake|egg-tart|ice-cream|pancake|wonton)$/,
    words:
      /(?<!無)蛋|奄列|雲吞|伊麵|天婦羅|布丁|布甸|馬拉糕|卡邦尼|提拉米蘇|吉列|西多士|\beggs?\b|omelette|custard|pudding|carbonara|tempura|mayonnaise|ramen|caesar|minchi|bibimbap/i,
  },
  fish: {
    kinds: /^(codfish|fish|sashimi|sushi)$/,
    words:
      /魚(?!香)|馬介休|吞拿|凱撒|泡菜|蝦醬|船麵|fish|salmon|tuna|cod|eel|caesar|kimchi|pad thai/i,
  },
  peanut: {
    kinds: /^$/,
    words: /花生|沙嗲|宮保|馬沙文|擔擔|peanut|satay|kung pao|massaman|pad thai|dandan/i,
  },
  soy: {
    kinds:
      /^(beef-plate|char-siu|roast-goose|dry-noodle|fried-noodle|fried-rice|green-noodle|green-rice|ramen|red-stew|siu-mai|sushi|tofu|tray|hotpot|stone-bowl)$/,
    words:
      /豆漿|豆腐|腐|枝竹|響鈴|豉|醬油|味噌|大醬|素|枝豆|麻辣|叉燒|燒鵝|燒味|soy|tofu|bean curd|miso|edamame|black bean|mock/i,
  },
  milk: {
    kinds: /^(cake|egg-tart|ice-cream|latte|milk-tea|pizza|bread)$/,
    words:
      /奶|鴛鴦|芝士|忌廉|牛油(?!果)|雪糕|拿鐵|朱古力|木糠|焗|白汁|布甸|慕絲|葡撻|卡邦尼|鬆餅|(?<!soy )milk|cheese|cream|\bbutter\b|\blatte|chocolate|pudding|caesar|baked/i,
  },
  nut: {
    kinds: /^$/,
    words: /杏仁|腰果|栗子|合桃|核桃|榛子|馬卡龍|almond|cashew|chestnut|walnut|hazelnut/i,
  },
  sesame: {
    kinds: /^(stone-bowl|burger)$/,
    words: /芝麻|麻醬|擔擔|拌|壽司|飯卷|口水雞|夫妻|沙律醬|豬腸粉|sesame|dandan|japchae|gimbap/i,
  },
  mollusc: {
    kinds: /^(clams|seafood-rice)$/,
    words:
      /蜆|蠔|帶子|瑤柱|魷|墨魚|章魚|八爪魚|鮑(?!菇)|扇貝|蟶|花甲|海鮮|四寶|艇仔|XO|clam|oyster(?! mushroom)|scallop|squid|cuttlefish|octopus|abalone|seafood|takoyaki/i,
  },
};

/** What is made without meat and fish whatever it is called; words that say otherwise. */
const MEATLESS =
  /^(beer|cake|can|egg-tart|fruit-tea|ice-cream|iced-coffee|latte|lemon-tea|milk-tea|mango-rice|pancake|wine)$/;
const NOT_MEATLESS = /泡菜|海鮮|蠔油|kimchi|seafood/i;
const VEGETARIAN =
  /素|齋|絲苗白飯|^白飯|薯條|紅豆沙|湯圓|油菜|白灼芥蘭|唐生菜|金針菇|皇帝菜|vegetarian|plant-based/i;
const KITCHEN = new Set<Dish>(vegetarian.flatMap(({ dishes }) => dishes));

/** What a dish may contain, by its kind and its name. */
export const allergensOf = ([zh, en, , picture]: Dish): Allergen[] =>
  ALLERGENS.filter(
    (allergen) => SIGNS[allergen].kinds.test(picture) || SIGNS[allergen].words.test(`${zh} ${en}`),
  );

/** Whether a dish has no meat and no fish. */
export const isVegetarian = (dish: Dish): boolean => {
  const { 0: zh, 1: en, 3: picture, 4: more } = dish;
  const name = `${zh} ${en}`;
  return (
    KITCHEN.has(dish) ||
    more?.tag === 'vegetarian' ||
    (!NOT_MEATLESS.test(name) && (VEGETARIAN.test(name) || MEATLESS.test(picture)))
  );
};
