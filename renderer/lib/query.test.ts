import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query.ts';

afterEach(() => queryClient.clear());

it('a query that is read anew after a write does not take what its first read brings too late', async () => {
  const answers: ((data: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['board'],
    queryFn: () => new Promise<string>((done) => answers.push(done)),
  });
  const leave = observer.subscribe(() => undefined);
  const isRead = queryClient.invalidateQueries({ queryKey: ['board'] });
  expect(answers).toHaveLength(2);
  answers[1]!('after');
  answers[0]!('before');
  await isRead;
  expect(queryClient.getQueryData(['board'])).toBe('after');
  leave();
});
