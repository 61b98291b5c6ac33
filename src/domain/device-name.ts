/** The first that fits counts: nearly every browser says that it is several others, too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/u, 'Edge'],
  [/\bOPR\/(\d+)/u, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/u, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//u, 'Safari'],
  [/\bSafari\//u, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
]

/** The name of the first that fits, with the version that its pattern finds. */
function find(list: readonly [RegExp, string][], text: string): string | undefined {
  const [found, name] =
    list.map(([pattern, known]) => [pattern.exec(text), known] as const).find(([match]) => match) ?? []
  const version = found?.[1]
  return version === undefined ? name : `${name} ${version}`
}

/** Browser and system of a User-Agent header, as commonly named: 'Firefox 132 on Windows'. Empty when it names neither. */
export function deviceName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent)
  const system = find(SYSTEMS, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
