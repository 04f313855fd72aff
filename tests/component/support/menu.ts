import type { StoreKind } from '#shared/codes/store-kind.ts';
import { SENADO } from './staff.ts';

type Class = {
  classId: string;
  parentId: string;
  name: { zh: string; en: string };
  dishes: number;
};

/** The menu editor's list of a store that its reader may edit, without dishes. */
export const aMenu = (kind: StoreKind, classes: Class[] = []) => ({
  store: { storeId: SENADO.id, name: SENADO.name, kind, canEdit: true, canStock: true },
  classes,
  result: [],
  total: 0,
  next: false,
  nextOffset: 0,
});
