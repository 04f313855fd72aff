/** How the contact person is addressed (spec 001 §3). */
export const ADDRESS_TITLES = ['Mr', 'Ms'] as const;
export type AddressTitle = (typeof ADDRESS_TITLES)[number];
