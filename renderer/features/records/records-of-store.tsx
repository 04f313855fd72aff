import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { storeOf, useSignedIn } from '../../lib/session.ts';

const RecordsScreen = lazyPart(async () => (await import('./records.screen.tsx')).RecordsScreen);
const OrderRecordsScreen = lazyPart(
  async () => (await import('./orders/order-records.screen.tsx')).OrderRecordsScreen,
);

/** Records of what this till's store does: write-offs of deals, or orders of a desk; write-offs also where an address, as an alert's, names a store of deals. */
export const RecordsOfStore = () => {
  const session = useSignedIn();
  const [query] = useSearchParams();
  const asked = session.stores.find(({ id }) => id === query.get('store'));
  const isOfDeals = [storeOf(session)?.kind ?? 'group', asked?.kind].includes('group');
  return isOfDeals ? <RecordsScreen /> : <OrderRecordsScreen />;
};
