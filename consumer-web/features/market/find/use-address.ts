import { useSearchParams } from 'react-router-dom';

/** A choice kept in a query parameter, so that going back restores it. The default value removes the parameter. */
export const useAddress = (
  name: string,
  usual: string,
): readonly [string, (value: string) => void] => {
  const [query, setQuery] = useSearchParams();
  const choose = (value: string): void => {
    const next = new URLSearchParams(query);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [query.get(name) ?? usual, choose];
};
