/** A place for something that the composition root provides (`server/wiring.ts`), so that who needs it imports no provider. */
export const slot = <T extends object>(name: string) => {
  let provided: T | null = null;
  return {
    provide: (value: T): void => {
      provided = value;
    },
    get: (): T => {
      if (provided === null) throw new Error(`${name}: import server/wiring.ts first`);
      return provided;
    },
  };
};
