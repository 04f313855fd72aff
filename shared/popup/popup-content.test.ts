import { describe, expect, it } from 'vitest';
import { instant } from '../kernel/time.ts';
import { findRoute } from '../routes/consumer/find-route.ts';
import { gachaRedirect, isNewUser, signInTask, withSignInRecord } from './activity-state.ts';
import { assistNoticeDue, isHelpDone, noticeSeen } from './assist-notice.ts';
import { hasPopupContent, popListRequest, popupListOf, type PopupBanner } from './popup-content.ts';

describe('whether a banner has something to show (spec 002 §5)', () => {
  it.each<[string, PopupBanner, boolean]>([
    ['a notice with a picture', { bannerType: 3, bannerImage: 'a.png' }, true],
    ['a notice with a blank picture', { bannerType: 3, bannerImage: ' ' }, false],
    ['a notice without a picture', { bannerType: 3 }, false],
    ['an active one without a picture', { bannerType: 1 }, true],
    ['one of an unknown type', { bannerType: 7 }, true],
    ['a rolling one without a special type', { bannerType: 2 }, true],
    ['a rolling one with an unlisted special type', { bannerType: 2, bannerSpecialType: 99 }, true],
    ['smart red packet', { bannerType: 2, bannerSpecialType: 1, smartRedpackInfo: {} }, true],
    [
      'smart red packet, none',
      { bannerType: 2, bannerSpecialType: 1, smartRedpackInfo: null },
      false,
    ],
    ['specials', { bannerType: 2, bannerSpecialType: 2, specialList: [1] }, true],
    ['specials, empty', { bannerType: 2, bannerSpecialType: 2, specialList: [] }, false],
    ['specials, missing', { bannerType: 2, bannerSpecialType: 2 }, false],
    [
      'specials, where another list is filled',
      { bannerType: 2, bannerSpecialType: 2, specialList: [], cheapList: [1] },
      false,
    ],
    [
      'red packets of a special',
      { bannerType: 2, bannerSpecialType: 3, basicSpecialRedpackInfo: {} },
      true,
    ],
    ['pick-fee stores', { bannerType: 2, bannerSpecialType: 4, pickFeeList: [1] }, true],
    ['pick-fee stores, empty', { bannerType: 2, bannerSpecialType: 4, pickFeeList: [] }, false],
    ['cheap dishes', { bannerType: 2, bannerSpecialType: 5, cheapList: [1] }, true],
    [
      'aggregate red packets',
      { bannerType: 2, bannerSpecialType: 6, aggregateRedpackInfo: {} },
      true,
    ],
    [
      'effective packets',
      { bannerType: 2, bannerSpecialType: 7, effectivePacketResponse: {} },
      true,
    ],
    ['sign-in', { bannerType: 2, bannerSpecialType: 8, userSignInInfo: {} }, true],
    ['sign-in, none', { bannerType: 2, bannerSpecialType: 8 }, false],
    [
      'an empty list of an active one',
      { bannerType: 1, bannerSpecialType: 2, specialList: [] },
      true,
    ],
  ])('%s: %#', (_, banner, has) => {
    expect(hasPopupContent(banner)).toBe(has);
  });
  it.each([
    [1, 'smartRedpackInfo'],
    [5, 'cheapList'],
    [8, 'userSignInInfo'],
    [9, null],
    [null, null],
  ])('special type %s carries %s', (code, list) => {
    expect(popupListOf({ bannerSpecialType: code })).toBe(list);
  });
  it('asks for the pop list with device 1 (spec 002 §7)', () => {
    expect(popListRequest({ lat: 22.19, lon: 113.54 }, 'active')).toEqual({
      device: 1,
      lat: 22.19,
      lon: 113.54,
      type: 1,
    });
    expect(popListRequest({ lat: 0, lon: 0 }, 'roll')).toEqual({
      device: 1,
      lat: 0,
      lon: 0,
      type: 2,
    });
  });
  it.each([
    null,
    {},
    { lon: 113 },
    { lat: null, lon: 113 },
    { lat: Number.NaN, lon: 113 },
    { lat: 22 },
  ])('asks nothing at %j', (point) => {
    expect(popListRequest(point, 'active')).toBeNull();
  });
});

describe('assist activities (spec 002 §4)', () => {
  const noon = instant(Date.parse('2026-11-21T12:00:00+08:00'));
  const seen = noticeSeen('規則', noon);
  it.each([
    ['not yet seen', true, '規則', null, noon, true],
    ['seen today', true, '規則', seen, noon, false],
    ['changed', true, '新規則', seen, noon, true],
    ['seen yesterday', true, '規則', seen, instant(Date.parse('2026-11-22T00:00:00+08:00')), true],
    [
      'the last moment of the day',
      true,
      '規則',
      seen,
      instant(Date.parse('2026-11-21T23:59:59.999+08:00')),
      false,
    ],
    ['switched off, not yet seen', false, '規則', null, noon, false],
    ['switched off, changed', false, '新規則', seen, noon, false],
  ] as const)('the notice, %s: %#', (_, isEnabled, content, last, now, isDue) => {
    expect(assistNoticeDue({ isEnabled, content }, last, now)).toBe(isDue);
  });
  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('help with %s missing is done: %s (decision L10)', (missingNum, isDone) => {
    expect(isHelpDone({ missingNum })).toBe(isDone);
  });
});

describe('activities (spec 002 §3, §4)', () => {
  it.each([
    [-1, '/promotion/lottery/group-land'],
    [0, null],
    [1, null],
    [null, null],
  ])('gacha with status %s leads to %s (decision L9)', (status, path) => {
    expect(gachaRedirect(status)).toBe(path);
    if (path !== null) expect(findRoute(path)?.name).toBe('activityGroupLotteryLand');
  });
  it.each([
    [1, false],
    [0, true],
    [2, true],
    [null, true],
  ])('user scope %s is new: %s', (scope, isNew) => {
    expect(isNewUser(scope)).toBe(isNew);
  });
  const browse = { taskId: '1', taskType: 'BROWSE' };
  it.each(['SIGN_IN', 'SIGN_IN_SECOND'])(
    'finds the task %s and puts the record on it',
    (taskType) => {
      const task = { taskId: '2', taskType };
      expect(signInTask([browse, task])).toBe(task);
      expect(withSignInRecord([browse, task], { days: 3 })).toEqual([
        browse,
        { ...task, signInRecordV2Response: { days: 3 } },
      ]);
    },
  );
  it('asks for no record without a sign-in task', () => {
    expect(signInTask([browse])).toBeNull();
  });
});
