/** A read of a query client, as far as it is given up here. */
type Read = {
  readonly state: { readonly data: unknown };
  isDisabled: () => boolean;
  cancel: (options?: { silent?: boolean }) => Promise<void>;
};
type Queries = {
  getQueryCache: () => { findAll: (filters?: object) => readonly Read[] };
  refetchQueries: (filters?: object, options?: { cancelRefetch?: boolean }) => Promise<void>;
};

/**
 * A query client that gives up the first read of a query, too, when it reads anew. React Query
 * gives up only later ones: what was read before a write would then count as read after it.
 */
export const withFreshReads = <Client extends Queries>(client: Client): Client => {
  const refetch = client.refetchQueries.bind(client);
  client.refetchQueries = (filters, options) => {
    if (options?.cancelRefetch !== false)
      // one that is not under way has nothing to give up
      for (const read of client.getQueryCache().findAll(filters))
        if (read.state.data === undefined && !read.isDisabled()) void read.cancel({ silent: true });
    return refetch(filters, options);
  };
  return client;
};
