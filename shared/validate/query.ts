/** The parameters that say something: undefined, null and empty text are left out, 0 and false stay (spec 000 §5). The input is not touched. */
export const cleanQuery = <T extends Readonly<Record<string, unknown>>>(params: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(params).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as Partial<T>;
