import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '#shared/codes/allergen.ts';
import { hall } from './banks/hall.ts';
import { BANKS } from './banks/index.ts';
import { allergensOf, isVegetarian } from './diet.ts';

const dishes = Object.values(BANKS).flatMap((parts) => parts.flatMap((one) => one.dishes));
const named = (zh: string) => dishes.find(([name]) => name === zh)!;

describe('what the dishes of the town may contain', () => {
  it.each([
    ['葡式蛋撻', ['gluten', 'egg', 'milk']],
    ['水晶蝦餃', ['gluten', 'crustacean']],
    ['絲苗白飯', []],
    ['蒜蓉粉絲蒸扇貝', ['mollusc']],
    ['沙嗲串燒', ['peanut']],
    ['炸馬介休球', ['gluten', 'fish']],
    ['鮮豆漿', ['soy']],
    ['杏仁餅', ['gluten', 'egg', 'milk', 'nut']],
  ])('%s: %s', (name, allergens) => {
    expect(allergensOf(named(name))).toEqual(allergens);
  });

  it('names every allergen somewhere, and nothing of the sea in a vegetarian dish', () => {
    expect(
      ALLERGENS.filter((one) => !dishes.some((dish) => allergensOf(dish).includes(one))),
    ).toEqual([]);
    expect(
      dishes.filter(
        (dish) =>
          isVegetarian(dish) &&
          allergensOf(dish).some((one) => ['fish', 'crustacean', 'mollusc'].includes(one)),
      ),
    ).toEqual([]);
  });

  it('draws the sets of the food hall each as what it is, and no meat for what has none', () => {
    const sets = hall.flatMap(({ dishes: own }) => own);
    const set = (zh: string) => sets.find(([name]) => name === zh)!;
    expect(new Set(sets.map(([, , , picture]) => picture)).size).toBe(sets.length);
    expect(sets.filter(isVegetarian).map(([name, , , picture]) => [name, picture])).toEqual([
      ['素咖喱飯配豆漿', 'garden-curry'],
      ['美式咖啡配蛋撻', 'latte'],
      ['珍珠奶茶配雞蛋仔', 'milk-tea'],
    ]);
    expect(allergensOf(set('美式咖啡配蛋撻'))).toEqual(['gluten', 'egg', 'milk']);
    expect(allergensOf(set('素咖喱飯配豆漿'))).toEqual(['gluten', 'soy']);
  });

  it('draws no meat and no fish for what a vegetarian may eat', () => {
    const meat =
      /^(beef|balls|breakfast|char-siu|chop-bun|clams|clay-pot|codfish|congee|crab|fish|fried-(chicken|noodle|rice)|green-curry|hotpot|katsu|prawns|ramen|red-stew|rice-plate|roast|sashimi|seafood|skewers|steak|sushi|tray|wonton|african)/;
    expect(
      dishes
        .filter((dish) => isVegetarian(dish) && meat.test(dish[3]))
        .map(([name, , , picture]) => [name, picture]),
    ).toEqual([]);
  });

  it('calls vegetarian what is tagged so, what a vegetarian kitchen cooks, and what has no meat by its kind', () => {
    expect(
      ['蒜蓉炒時菜', '藜麥能量碗', '凍檸茶', '蛋撻', '絲苗白飯'].filter(
        (name) => !isVegetarian(named(name)),
      ),
    ).toEqual([]);
    expect(
      ['泡菜煎餅', '海鮮煎餅', '叉燒飯', '蠔油菜心'].filter((name) => isVegetarian(named(name))),
    ).toEqual([]);
  });
});
