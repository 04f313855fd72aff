import { PAGE_SIZE } from '../../codes/list-defaults.ts';

/** Where a list stands: what to ask for next, whether there is more, and whether an answer is awaited. */
export type ListState = { offset: number; size: number; next: boolean; isLoading: boolean };
/** A list before its first page, and again when it is pulled to reload (spec 001 §4). */
export const FRESH_LIST: ListState = { offset: 0, size: PAGE_SIZE, next: true, isLoading: false };

/** Whether the next page may be asked for: not while one is on its way, and not past the end (spec 001 §4). */
export const mayLoad = ({ next, isLoading }: ListState): boolean => next && !isLoading;

export type ListReply<Item> = { result: readonly Item[]; next: boolean; nextOffset: number };

/** Where a list stands after a page: it stops when `next` is false or the page is empty (decision O13). */
export const afterPage = (state: ListState, reply: ListReply<unknown>): ListState => ({
  ...state,
  offset: reply.nextOffset,
  next: reply.next && reply.result.length > 0,
  isLoading: false,
});

/** What is shown after a page: offset 0 replaces the list, any other appends; an entry that comes again stays in its place, renewed (spec 001 §4, decision O13). */
export const addPage = <Item>(
  shown: readonly Item[],
  page: { offset: number; result: readonly Item[] },
  idOf: (item: Item) => string,
): Item[] => {
  const items = page.offset === 0 ? page.result : [...shown, ...page.result];
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
};
