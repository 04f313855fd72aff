export function findChromium(): Promise<string | null>;
export function findPageChromium(): Promise<string | null>;
export function needChromium(): Promise<string | null>;
