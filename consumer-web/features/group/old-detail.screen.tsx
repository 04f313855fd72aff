import { useSearchParams } from 'react-router-dom';
import { oldDetailPath } from '#shared/jump/jump-page.ts';
import { Redirect } from '../../ui/redirect.tsx';

/** The old address of an order or a deal leads to the present one (decision GA3). */
export const OldDetailScreen = () => (
  <Redirect to={oldDetailPath(Object.fromEntries(useSearchParams()[0]))} />
);
