type Slot = readonly [kind: string, value?: unknown];
export type CloneText = {
  readonly encode: (value: unknown) => string;
  readonly decode: (text: string) => unknown;
};

/**
 * Carries what structured clone carries through a text: the debugging protocol's bindings take text only. Runs in the page and in Node alike, so it stands alone
 * (its source is injected): no imports, nothing from outside the function.
 */
export const cloneText = (): CloneText => {
  const encode = (root: unknown): string => {
    const slots: Slot[] = [];
    const seen = new Map<unknown, number>();
    const put = (value: unknown): number => {
      const known = seen.get(value);
      if (known !== undefined) return known;
      const at = slots.push(['undefined']) - 1;
      if (typeof value === 'object' && value !== null) seen.set(value, at);
      slots[at] = slot(value);
      return at;
    };
    const slot = (value: unknown): Slot => {
      if (value === undefined) return ['undefined'];
      if (typeof value === 'bigint') return ['bigint', String(value)];
      if (typeof value === 'number' && !(Number.isFinite(value) && !Object.is(value, -0)))
        return ['number', Object.is(value, -0) ? '-0' : String(value)];
      if (typeof value !== 'object' || value === null) return ['plain', value];
      if (Array.isArray(value)) return ['array', value.map(put)];
      if (value instanceof Date) return ['date', value.getTime()];
      if (value instanceof Map)
        return ['map', [...value].map(([key, each]) => [put(key), put(each)])];
      if (value instanceof Set) return ['set', [...value].map(put)];
      if (value instanceof Error) return ['error', [value.name, value.message]];
      if (value instanceof ArrayBuffer) return ['buffer', [...new Uint8Array(value)]];
      if (ArrayBuffer.isView(value))
        return ['buffer', [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]];
      return ['object', Object.entries(value).map(([key, each]) => [key, put(each)])];
    };
    put(root);
    return JSON.stringify(slots);
  };

  const decode = (text: string): unknown => {
    const slots = JSON.parse(text) as Slot[];
    const done = new Map<number, unknown>();
    const keep = <T>(at: number, value: T): T => {
      done.set(at, value);
      return value;
    };
    const take = (at: number): unknown => {
      if (done.has(at)) return done.get(at);
      const [kind, value] = slots[at] ?? ['undefined'];
      const items = value as unknown[];
      switch (kind) {
        case 'undefined':
          return undefined;
        case 'bigint':
          return BigInt(value as string);
        case 'number':
          return Number(value);
        case 'date':
          return keep(at, new Date(value as number));
        case 'array': {
          const list = keep(at, [] as unknown[]);
          for (const each of items) list.push(take(each as number));
          return list;
        }
        case 'map': {
          const map = keep(at, new Map());
          for (const [key, each] of items as [number, number][]) map.set(take(key), take(each));
          return map;
        }
        case 'set': {
          const set = keep(at, new Set());
          for (const each of items) set.add(take(each as number));
          return set;
        }
        case 'error':
          return keep(at, Object.assign(new Error(String(items[1])), { name: String(items[0]) }));
        case 'buffer':
          return keep(at, new Uint8Array(items as number[]).buffer);
        case 'object': {
          const object = keep<Record<string, unknown>>(at, {});
          for (const [key, each] of items as [string, number][]) object[key] = take(each);
          return object;
        }
        default:
          return value;
      }
    };
    return take(0);
  };
  return { encode, decode };
};
