// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from './query.ts';
import { useSession } from '../session/session.ts';
import type { Member } from '../session/session.ts';

const ana: Member = { token: 'a1', userId: 'u1', phone: '', nickname: '' };
const ben: Member = { token: 'b1', userId: 'u2', phone: '', nickname: '' };
const { signIn, signOut, keepToken } = useSession.getState();
const left = (): readonly unknown[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

// files share a process: the next one has a visitor
afterAll(signOut);
beforeEach(() => {
  signOut();
  queryClient.clear();
  signIn(ana);
  queryClient.setQueryData(['mine', 'orders'], ['o1']);
  queryClient.setQueryData(['stores'], ['s1']);
});

describe('what was fetched for a member', () => {
  it.each([
    [
      'when they sign out',
      () => {
        signOut();
      },
    ],
    [
      'when another signs in',
      () => {
        signIn(ben);
      },
    ],
    [
      'when a token comes whose member is not known yet',
      () => {
        keepToken('b1');
      },
    ],
  ])('goes %s, and nothing else does', (_, act) => {
    act();
    expect(left()).toEqual(['stores']);
  });

  it('stays while it is the same member, by another token too', () => {
    signIn({ ...ana, nickname: 'Ana' });
    signIn({ ...ana, token: 'a2' });
    expect(left()).toEqual(['mine', 'stores']);
  });

  it('stays when the member of a token becomes known, and what a visitor asked for when they sign in', () => {
    signOut();
    keepToken('a1');
    queryClient.setQueryData(['mine', 'orders'], ['o1']);
    signIn(ana);
    expect(left()).toEqual(['stores', 'mine']);
  });
});

describe('a query that is read anew after a write', () => {
  /** A query on screen whose reads are answered one by one, by their number. */
  const readingQuery = () => {
    const answers: ((data: string) => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['bells'],
      queryFn: () => new Promise<string>((done) => answers.push(done)),
    });
    const data = (): unknown => queryClient.getQueryData(['bells']);
    return { answers, data, leave: observer.subscribe(() => undefined) };
  };

  it('does not take what its first read brings too late', async () => {
    const { answers, data, leave } = readingQuery();
    const isRead = queryClient.invalidateQueries({ queryKey: ['bells'] });
    expect(answers).toHaveLength(2);
    answers[1]!('after');
    answers[0]!('before');
    await isRead;
    expect(data()).toBe('after');
    leave();
  });

  it('waits for its first read where that is asked for', async () => {
    const { answers, data, leave } = readingQuery();
    const isRead = queryClient.refetchQueries({ queryKey: ['bells'] }, { cancelRefetch: false });
    expect(answers).toHaveLength(1);
    answers[0]!('first');
    await isRead;
    expect(data()).toBe('first');
    leave();
  });
});
