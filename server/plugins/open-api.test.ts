import { describe, expect, it } from 'vitest';
import { openApi } from './open-api.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses: Record<string, { description?: string }>;
};
type Document = ReturnType<typeof openApi> & { paths: Record<string, { post: Operation }> };

// as it is served: after a trip through JSON
const document = JSON.parse(JSON.stringify(openApi())) as Document;
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }));
const pathsWhere = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ path }) => path);

/** The rules of Spectral's `oas` set that this document can break. */
describe('the API description', () => {
  it('says what it is, whom to ask and where it is served', () => {
    expect(document.info.description).not.toBe('');
    expect(document.info.contact).toMatchObject({ name: expect.any(String) as string });
    expect(document.servers.length).toBeGreaterThan(0);
    for (const { url } of document.servers) expect(url).not.toMatch(/example\.com|.\/$/);
  });

  it('gives every operation an id of its own, a summary, a description and an answer', () => {
    expect(operations.length).toBeGreaterThan(150);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(pathsWhere(({ operationId }) => !/^[\w-]+$/.test(operationId ?? ''))).toEqual([]);
    expect(pathsWhere(({ summary }) => !summary)).toEqual([]);
    expect(pathsWhere(({ description }) => !description)).toEqual([]);
    expect(pathsWhere(({ responses }) => !('200' in responses))).toEqual([]);
    expect(
      pathsWhere(({ responses }) => Object.values(responses).some((one) => !one.description)),
    ).toEqual([]);
  });

  it('gives every operation a tag, and describes each tag once', () => {
    const described = document.tags.map(({ name }) => name);
    expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
    expect(new Set(operations.flatMap(({ tags }) => tags ?? []))).toEqual(new Set(described));
    expect(new Set(described).size).toBe(described.length);
    expect(pathsWhere(({ tags }) => !tags || tags.length === 0)).toEqual([]);
  });

  it('has no slash at the end of a path, no query in one and no script in a text', () => {
    expect(pathsWhere(({ path }) => /\/$|\?/.test(path))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/<script|eval\(/);
  });
});
