import { aisle, type Aisle } from '../shelf.ts';
import { alcohol } from './alcohol.ts';
import { baby } from './baby.ts';
import { bakery } from './bakery.ts';
import { care } from './care.ts';
import { dairy } from './dairy.ts';
import { drinks } from './drinks.ts';
import { frozen } from './frozen.ts';
import { fruit } from './fruit.ts';
import { household } from './household.ts';
import { local } from './local.ts';
import { meat } from './meat.ts';
import { pantry } from './pantry.ts';
import { pets } from './pets.ts';
import { seafood } from './seafood.ts';
import { snacks } from './snacks.ts';
import { vegetables } from './vegetables.ts';

/** All that the supermarkets of the town sell. */
export const AISLES: readonly Aisle[] = [
  aisle('produce', ['水果蔬菜', 'Fruit & vegetables'], [fruit, vegetables]),
  aisle('fresh', ['肉類海鮮', 'Meat & fish'], [meat, seafood]),
  dairy,
  bakery,
  drinks,
  alcohol,
  pantry,
  snacks,
  frozen,
  local,
  household,
  care,
  baby,
  pets,
];
