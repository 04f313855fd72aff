/**
 * Why the server ended a stream (decision DA20). SESSION: the sign-in is over. STOPPING: the server
 * stops. SLOW: the reader did not keep up. GAP: more happened than a stream tells.
 */
export const STREAM_ENDS = ['SESSION', 'STOPPING', 'SLOW', 'GAP'] as const;

export type StreamEnd = (typeof STREAM_ENDS)[number];
