/** Field names and the columns that hold them. */
type Names = Readonly<Record<string, string>>;

/** Values under the names of their columns. */
export type AsColumns<T extends object, M extends Names> = {
  [K in keyof T as K extends keyof M ? M[K] : never]: T[K];
};
/** A row's values under the names of their fields. */
export type AsFields<R extends object, M extends Names> = {
  [K in keyof M]: R[M[K] & keyof R];
};

// Object.fromEntries forgets which value belongs to which key; the two types above say it.
export const asColumns = <T extends object, const M extends Names>(
  values: T,
  names: M,
): AsColumns<T, M> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      names[field] === undefined ? [] : [[names[field], value]],
    ),
  ) as AsColumns<T, M>;

export const asFields = <R extends object, const M extends Names>(
  row: R,
  names: M,
): AsFields<R, M> =>
  Object.fromEntries(
    Object.entries(names).map(([field, column]) => [field, Reflect.get(row, column) as unknown]),
  ) as AsFields<R, M>;
