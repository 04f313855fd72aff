/** `03`, `12`: numbers below 10 get a zero before them (spec 000 §5). */
export const pageNumber = (page: number): string => String(page).padStart(2, '0');
