import { quotePriceText } from './quote-price-text.ts'

/** Credits. */
export interface Price {
  expected: number
  most: number
}

/** A button's price: what it costs at most, and what it will probably cost where that is less. */
export const priceProps = (price: Price): { price: number; title?: string } => ({
  price: price.most,
  ...(price.expected < price.most && { title: quotePriceText(price) }),
})
