/** Why the editor cannot open: a phone or tablet, another desktop browser, or it cannot be known. */
export type UnsupportedReason = 'device' | 'browser' | 'environment'

interface BrowserFacts {
  userAgent: string
  /** Detects an iPad that calls itself a Mac. */
  maxTouchPoints?: number
}

const mobile = /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle|PlayBook|BlackBerry|webOS|Opera Mini/i
const desktop = /Windows NT|Macintosh|X11|Linux|CrOS/
// Browsers that also call themselves Chrome or Firefox.
const otherBrowser =
  /Edg|OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|UCBrowser|Whale|DuckDuckGo|SeaMonkey|Electron|MSIE|Trident/
// Brave is indistinguishable from Chrome by its user agent, as both are supported.
const supported = /(?:Chrome|Chromium|HeadlessChrome|Firefox)\/\d/
const anyBrowser = /\w+\/\d/

/** Null on desktop Chrome, Brave and Firefox, else the reason why story pages do not open. */
export function unsupportedReason({ userAgent, maxTouchPoints = 0 }: BrowserFacts): UnsupportedReason | null {
  const isDisguisedTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1
  if (mobile.test(userAgent) || isDisguisedTablet) return 'device'
  if (!desktop.test(userAgent) || !anyBrowser.test(userAgent)) return 'environment'
  return supported.test(userAgent) && !otherBrowser.test(userAgent) ? null : 'browser'
}
