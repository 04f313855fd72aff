/**
 * The downtime answer of the system-status address (spec 000 §4, §8). Anything else means that the
 * system is up.
 */
export const SYSTEM_DOWN = 'sys_down';

/** Whether the system status means that the system is down. */
export const isSystemDown = (status: string | null | undefined): boolean => status === SYSTEM_DOWN;
