/** What a device is enrolled for (decision DA29): a till with its people, or a display of the kitchen. */
export const DEVICE_PURPOSES = ['TILL', 'KITCHEN'] as const;
/** What a device is enrolled for. */
export type DevicePurpose = (typeof DEVICE_PURPOSES)[number];
