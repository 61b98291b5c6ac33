/** A requested page of a list; the first one is 1. */
interface PageAsked {
  page: number
  page_size: number
}

/** The rows of the page. */
export const rowsOf = ({ page, page_size: limit }: PageAsked) => ({ limit, offset: (page - 1) * limit })

/** The paging fields of an answer; `count` is that of the whole list. */
export const pageOf = ({ page, page_size }: PageAsked, count: number) => ({
  count,
  page,
  page_size,
  next_page: page * page_size < count ? page + 1 : null,
})
