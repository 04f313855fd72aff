import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '../../lib/session/session.ts';
import { noteEvent } from '../../lib/track/note-event.ts';

type Likes = { isLike: boolean };
type Liking<T extends Likes, K extends readonly unknown[]> = {
  /** What the analytics are told of. */ subject: { storeId: string } | { productId: string };
  /** Whether the member likes it: asked only for members. */ query: UseQueryOptions<
    T,
    Error,
    T,
    K
  >;
  /** What is known of it before the query answers. */ isLikedBefore?: boolean;
  write: (isLike: boolean) => Promise<T>;
};

/** A like of a store or a deal, for its button: shown at once, rolled back when the server refuses. */
export const useLiking = <T extends Likes, K extends readonly unknown[]>({
  subject,
  query,
  isLikedBefore = false,
  write,
}: Liking<T, K>) => {
  const queries = useQueryClient();
  const isMember = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...query, enabled: isMember });
  const { queryKey } = query;
  const like = useMutation({
    mutationFn: write,
    onSuccess: (now) => {
      noteEvent('Collect', { ...subject, isLike: now.isLike });
      queries.setQueryData<T>(queryKey, now);
      // a home that is kept alive shows them
      void queries.invalidateQueries({ queryKey: ['mine', 'likedStores'] });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { isLiked: isMember && (data?.isLike ?? isLikedBefore), like };
};
