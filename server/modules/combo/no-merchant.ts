import { asId, type MerchantId } from '#shared/kernel/ids.ts';

/** As the platform's own things are kept: no merchant is paid. */
export const NO_MERCHANT = asId<MerchantId>('');
