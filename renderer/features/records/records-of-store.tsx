import { lazyPart } from '../../ui/lazy-part.tsx';
import { storeOf, useSignedIn } from '../../lib/session.ts';

const RecordsScreen = lazyPart(async () => (await import('./records.screen.tsx')).RecordsScreen);
const OrderRecordsScreen = lazyPart(
  async () => (await import('./orders/order-records.screen.tsx')).OrderRecordsScreen,
);

/** Records of what this till's store does: write-offs of deals, or orders of a desk. */
export const RecordsOfStore = () =>
  (storeOf(useSignedIn())?.kind ?? 'group') === 'group' ? (
    <RecordsScreen />
  ) : (
    <OrderRecordsScreen />
  );
