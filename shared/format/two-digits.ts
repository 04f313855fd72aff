/** `03`, `12`: a number below 10 gets a zero before it (spec 000 §5). */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
