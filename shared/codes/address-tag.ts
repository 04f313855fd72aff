/** What an address is to its owner. */
export const ADDRESS_TAGS = ['HOME', 'WORK', 'SCHOOL'] as const;
/** The tag of an address. */
export type AddressTag = (typeof ADDRESS_TAGS)[number];

/** So many addresses may one member keep. */
export const MOST_ADDRESSES = 30;
