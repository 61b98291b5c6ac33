/** A part of a list, as it is asked for; the first one is 1. */
interface PageAsked {
  page: number
  page_size: number
}

/** Which rows it holds. */
export const rowsOf = ({ page, page_size: limit }: PageAsked) => ({ limit, offset: (page - 1) * limit })

/** What an answer says beside its rows; `count` is that of the whole list. */
export const pageOf = ({ page, page_size }: PageAsked, count: number) => ({
  count,
  page,
  page_size,
  next_page: page * page_size < count ? page + 1 : null,
})
