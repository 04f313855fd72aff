import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLoading, useLoading } from './loading.ts';

const isShown = (): boolean => useLoading.getState().isShown;

describe('the loading sign (decision O15)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not flash for a call that is quick', () => {
    changeLoading(1);
    vi.advanceTimersByTime(199);
    changeLoading(-1);
    vi.advanceTimersByTime(5000);
    expect(isShown()).toBe(false);
  });

  it('shows after 200 ms and stays 300 ms at least', () => {
    changeLoading(1);
    vi.advanceTimersByTime(200);
    expect(isShown()).toBe(true);
    changeLoading(-1);
    vi.advanceTimersByTime(299);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });

  it('stays until the last of several calls has answered', () => {
    changeLoading(1);
    changeLoading(1);
    vi.advanceTimersByTime(600);
    changeLoading(-1);
    vi.advanceTimersByTime(600);
    expect(isShown()).toBe(true);
    changeLoading(-1);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });

  it('stays without a gap when another call begins while it is about to go', () => {
    changeLoading(1);
    vi.advanceTimersByTime(210);
    changeLoading(-1);
    vi.advanceTimersByTime(100);
    changeLoading(1);
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(true);
    changeLoading(-1);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });
});
