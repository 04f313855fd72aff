/** How the contact person is addressed (spec 001 §3). */
export const ADDRESS_TITLES = ['Mr', 'Ms'] as const;
/** How the person of an address is addressed. */
export type AddressTitle = (typeof ADDRESS_TITLES)[number];
