/** A banner's or ad's rule as the wire prints it (spec 000 §3). The parameters are JSON text. */
export type JumpRule = {
  jumpVersion?: number | null | undefined;
  skipType?: number | null | undefined;
  skipAddress?: string | null | undefined;
  skipParameter?: string | null | undefined;
  skipParameterName?: string | null | undefined;
  classifyId?: string | number | null | undefined;
};

/**
 * What the parameters may hold; what is missing is empty text. Several store ids come as a list or
 * with commas.
 */
export type SkipParameters = {
  categoryId: string;
  id: string;
  storeIds: readonly string[];
  productId: string;
  businessType: string;
  redpackId: string;
};

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(',')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value).trim()
      : '';

const objectIn = (json: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/**
 * The parameters' text: `skipParameter` first, `skipParameterName` only when the first is absent
 * (decision N5).
 */
export const parameterText = ({ skipParameter, skipParameterName }: JumpRule): string =>
  [skipParameter, skipParameterName].find((text) => text?.trim()) ?? '';

const listOf = (ids: string): readonly string[] =>
  ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/**
 * The rule's parameters. What is no JSON object counts as empty, so that the jump still reaches its
 * section's home (decision N5).
 */
export const skipParameters = (rule: JumpRule): SkipParameters => {
  const given = objectIn(parameterText(rule));
  const text = (name: string): string => textOf(given[name]);
  return {
    categoryId: text('categoryId'),
    id: text('id'),
    storeIds: listOf(text('storeId') || text('id')),
    productId: text('productId'),
    businessType: text('businessType'),
    redpackId: text('redpackId'),
  };
};
