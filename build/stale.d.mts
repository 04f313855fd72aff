export function buildStale(...names: ('consumer' | 'console' | 'desktop')[]): void;
