/** `12,345`: a whole number in lists, records and reports. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
