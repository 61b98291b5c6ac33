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

/** Reports a payment to the ad network, where the operator configures one and the user agreed. */
export const reportPurchase = purchasePort.send
