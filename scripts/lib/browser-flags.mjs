/** Features that Playwright disables: Chromium reads only the last such list, so ours must include them. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The address bar's popups, invisible here, cost two extra pages and 0.7 s of processor time in every new window. */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** For Playwright's Chromium, which only visits this machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...POPUPS].join()}`,
]
