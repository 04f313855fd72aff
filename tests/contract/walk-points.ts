import { expect } from 'vitest';
import type { TestApi } from '#tests/support/server-client.ts';
import { signInMember } from '#tests/support/server-client.ts';
import type { TestClient } from '#tests/support/server-client.ts';

/** A member looks at points and tasks, signs in, collects a ball, and a friend helps. */
export const walkPoints = async (api: TestApi, friend: TestClient): Promise<void> => {
  expect((await api.scoreRuleDescription({})).withPicture).toBe(10);
  expect((await api.scoreRuleAvailable({})).result.length).toBeGreaterThan(0);
  expect((await api.memberCard({})).cardNo).toMatch(/^\d{4} \d{4} \d{4}$/);
  const { result: balls } = await api.orderBallList({});
  expect(balls.map(({ from }) => from)).toContain('VISIT');
  const taken = await api.receiveBall({ ballIds: balls.map(({ ballId }) => ballId) });
  expect(taken.received).toHaveLength(balls.length);
  const { result: packs } = await api.levelPacks({});
  expect(packs.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  const ready = packs.filter(({ state }) => state === 'READY');
  for (const { level, packets } of ready)
    expect((await api.levelPackReceive({ level })).received).toBe(packets.length);
  const first = await api.scoreSignIn({});
  expect(first).toMatchObject({ streak: 1, points: 1 });
  const again = await api.taskSignInAction({ taskId: 'sign-in' });
  expect(again.day).toBe(first.day);
  expect((await api.taskSignInRecord({ taskId: 'sign-in' })).streak).toBe(1);
  const { result: groups } = await api.taskListV2({});
  expect(groups.map(({ cycle }) => cycle)).toEqual(['DAILY', 'WEEKLY']);
  const { result: tasks } = await api.taskList({});
  const readyTask = tasks.find(
    ({ taskType, state }) => state === 'READY' && taskType !== 'SIGN_IN',
  )!;
  expect(await api.taskFinish({ taskId: readyTask.taskId })).toEqual({
    state: 'DONE',
    reward: readyTask.reward,
  });
  const invite = tasks.find(({ taskType }) => taskType === 'INVITE')!;
  await signInMember(friend, '66880079');
  expect(await friend.api.taskHelp({ taskId: invite.taskId, shareId: invite.shareId! })).toEqual({
    helped: 1,
    need: 3,
  });
  const { balance } = await api.scoreBillSums({});
  const { result } = await api.scoreBillList({ size: 100 });
  const booked = result.filter(({ state }) => state === 'EARNED');
  expect(booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
};
