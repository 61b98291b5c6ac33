import { useEffect } from 'react'
import { conversionAddress } from './conversion-address.ts'
import { purchasePort, type PaidPurchase } from './report-purchase.ts'

interface AdConversionsProps {
  /** The ad network's address, with places for value, currency and order. */
  url: string
  isAllowed: boolean
}

/** Asks the ad network's address for a picture when something was paid: no code of theirs runs in the page. */
export function AdConversions({ url, isAllowed }: AdConversionsProps) {
  useEffect(() => {
    if (!isAllowed) return purchasePort.close()
    return purchasePort.connect((purchase) => askFor(url, purchase))
  }, [url, isAllowed])
  return null
}

/** Once in a tab: the page after paying can be reloaded. */
function askFor(url: string, purchase: PaidPurchase) {
  const key = `conversion:${purchase.id}`
  if (sessionStorage.getItem(key) !== null) return
  sessionStorage.setItem(key, '1')
  const picture = new Image()
  // Where the person is in the app is nobody's business.
  picture.referrerPolicy = 'no-referrer'
  picture.src = conversionAddress(url, purchase)
}
