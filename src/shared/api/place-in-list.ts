/** A place of a list whose pages are loaded one by one. */
export interface PlaceInList<Item> {
  /** Undefined while its page is loaded, and where that page failed or brought fewer than the list is said to have. */
  item: Item | undefined
  /** No running request could return it. */
  isMissing: boolean
  /** Reloads its page. */
  retry: () => void
}

interface PageQuery<Item> {
  data: Item | undefined
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** @param query the page, with the item at the place selected */
export const placeInList = <Item>({ data, isFetching, refetch }: PageQuery<Item>): PlaceInList<Item> => ({
  item: data,
  isMissing: data === undefined && !isFetching,
  retry: () => void refetch(),
})
