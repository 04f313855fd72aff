/** The parameters of an address. */
export type Query = Readonly<Record<string, string>>;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text; // a lone percent sign: taken literally
  }
};

/** A path of the hash router taken apart; the last of several equal names wins. */
export const splitPath = (fullPath: string): { path: string; query: Query } => {
  const [path = '', ...rest] = fullPath.split('?');
  const pairs = rest
    .join('?')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    });
  return { path, query: Object.fromEntries(pairs) };
};

/** A path with its query. Empty parameters are left out (spec 000 §5). */
export const joinPath = (
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
};
