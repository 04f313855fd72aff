/**
 * `陳**`, `M**`: the first character of a name and two stars, so that the length does not show; ''
 * stays empty. For reviews and records.
 */
export const maskName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}**`;
};
