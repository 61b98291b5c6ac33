import { createServicePort } from '../service-port.ts'

export interface PaidPurchase {
  /** Of the subscription or the purchase; an ad network counts it once. */
  id: string
  /** In the smallest unit of the currency. */
  amount: number
  /** Its sign or its code. */
  currency: string
}

/** Ad conversion. */
export const purchasePort = createServicePort<PaidPurchase>('ads')

/** Tells the ad network that somebody paid, where the operator names one and the user agreed. */
export const reportPurchase = purchasePort.send
