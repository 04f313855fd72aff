import type { Query } from '#server/db/db.ts';
import type { Bilingual, MerchantContext } from '#server/kit/context.ts';
import { recordChanges, type Facts, type Recorded } from '#server/modules/audit/index.ts';
import type { OfStore, StoreClass } from './menu-edit-repo.ts';

/** What the audit compares of a class. */
export const classFacts = ({ zh, en }: Bilingual): Facts => ({ nameZh: zh, nameEn: en });

/** The classes of a store before and after an act. */
export type ClassesOfAct = { before: readonly StoreClass[]; after: readonly StoreClass[] };

/** Writes down which classes an act added, took away or renamed, one row each. */
export const recordClasses = (
  query: Query,
  context: MerchantContext,
  at: OfStore,
  { before, after }: ClassesOfAct,
): Promise<void> => {
  const [old, fresh] = [before, after].map((all) => new Map(all.map((each) => [each.id, each])));
  const rows = [...new Set([...old!.keys(), ...fresh!.keys()])].flatMap((id): Recorded[] => {
    const [was, is] = [old!.get(id), fresh!.get(id)];
    if (
      was !== undefined &&
      is !== undefined &&
      was.name.zh === is.name.zh &&
      was.name.en === is.name.en
    )
      return [];
    return [
      {
        storeId: at.storeId,
        thing: 'CLASS',
        thingId: id,
        name: (is ?? was)!.name,
        act: was === undefined ? 'ADDED' : is === undefined ? 'DELETED' : 'CHANGED',
        before: was === undefined ? null : classFacts(was.name),
        after: is === undefined ? null : classFacts(is.name),
      },
    ];
  });
  return recordChanges(query, context, rows);
};
