import '../../../domain/store/rail.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { takeoutLantern } from '#shared/codes/lantern.ts';
import { frontApi } from '../../../domain/store/front-api.ts';
import { LanternGrid, LanternSkeletons } from '../../../domain/store/lanterns.tsx';
import { stood, useNoteStands } from './front-memory.ts';

const FOR_LONG = 10 * 60_000;
const HOME_OF_GROUP = {
  type: takeoutLantern.codes.home,
  businessType: couponBusiness.codes.group,
};

const lanternsQuery = () =>
  queryOptions({
    queryKey: ['lanterns', 'group'],
    queryFn: ({ signal }) => frontApi.lanternList(HOME_OF_GROUP, { signal }),
    staleTime: FOR_LONG,
  });

/** The ways into group-buy as pictures; each leads where its jump rule says. Nothing while there is none, or they cannot be had. */
export const GroupLanterns = () => {
  const { data, isPending } = useQuery(lanternsQuery());
  const lanterns = data?.result ?? [];
  const has = lanterns.length > 0;
  useNoteStands('lanterns', data && has);
  if (isPending && stood('lanterns')) return <LanternSkeletons />;
  return has ? <LanternGrid lanterns={lanterns} /> : null;
};
