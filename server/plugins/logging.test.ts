import { expect, it } from 'vitest';
import { errorFacts } from './logging.ts';

it('logs of an error what and where, never the values that its driver attaches', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "app_user_phone"'),
    {
      code: '23505',
      detail: 'Key (region, phone)=(853, 66880001) already exists.',
      params: ['66880001'],
      where: '66880001',
      query: 'INSERT',
    },
  );
  const line = JSON.stringify(errorFacts(error));
  expect(line).not.toContain('66880001');
  expect(JSON.parse(line)).toMatchObject({
    type: 'Error',
    code: '23505',
    message: expect.stringContaining('app_user_phone') as unknown,
  });
  expect(errorFacts('66880001')).toEqual({ type: 'string', message: 'not an error' });
});
