export function buildStale(...names: ('consumer' | 'console' | 'desktop')[]): Promise<void>;
