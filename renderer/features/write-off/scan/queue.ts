import type { Scan } from '../../../lib/scan/scan.ts';

/** Scans that may wait while one is being dealt with (decision C10). */
export const QUEUE_MOST = 20;

/** Scans in the order in which they came. Never merged, never lost: the caller learns when the queue is full. */
export type ScanQueue = readonly Scan[];

export const enqueue = (queue: ScanQueue, scan: Scan): { queue: ScanQueue; isFull: boolean } =>
  queue.length >= QUEUE_MOST ? { queue, isFull: true } : { queue: [...queue, scan], isFull: false };

export const dequeue = (queue: ScanQueue): { next: Scan | null; queue: ScanQueue } => ({
  next: queue[0] ?? null,
  queue: queue.slice(1),
});
