/** What browsers and React say about code, without what they quote. Property names are written by programmers. */
const SAFE = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,40}'\))?/,
  /^[\w$.()]{1,80} is not (?:a function|a constructor|defined|iterable)/,
  /^Assignment to constant variable/,
  /^Maximum call stack size exceeded/,
  /^(?:Invalid array length|Invalid time value|Failed to fetch|Load failed)$/,
  /^NetworkError when attempting to fetch resource/,
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Minified React error #\d+/,
]

/** An error's message as it may be reported: known words about code, or nothing, since a message may quote what a person wrote. */
export function safeMessage(message: string | undefined): string {
  for (const known of SAFE) {
    const said = known.exec(message ?? '')?.[0]
    if (said !== undefined) return said
  }
  return ''
}
