import type { addressRoutes } from '#shared/routes/consumer/address.ts';
import type { ScreensOf } from '../../lib/navigation/screen.ts';

export const addressScreens: ScreensOf<typeof addressRoutes> = {
  address: async () => (await import('./address.screen.tsx')).AddressScreen,
  addressSearch: async () => (await import('./address-search.screen.tsx')).AddressSearchScreen,
  addressSave: async () => (await import('./address-save.screen.tsx')).AddressSaveScreen,
  orderAddress: async () => (await import('./order-address.screen.tsx')).OrderAddressScreen,
  deliveryAddress: async () =>
    (await import('./delivery-address.screen.tsx')).DeliveryAddressScreen,
  storeMap: async () => (await import('./store-map.screen.tsx')).StoreMapScreen,
  marketStoreMap: async () => (await import('./store-map.screen.tsx')).MarketMapScreen,
};
