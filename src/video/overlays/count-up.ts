/** A number as people write it: in groups of three, with decimals. */
const NUMBER = /\d+(?:[.,'’\u00a0\u202f]\d{3})*(?:[.,]\d+)?/u

/** The text with its first number counted up to a share (0 to 1), written as that one is. */
export function countedUp(text: string, share: number): string {
  return text.replace(NUMBER, (number) => {
    const parts = number.split(/[^\d]/u)
    const separators = number.match(/[^\d]/gu) ?? []
    const last = parts.at(-1) ?? ''
    const isGrouped = separators.length > 0 && last.length === 3
    // The last separator is of another kind, or not before three figures: decimals stand behind it.
    const hasDecimals = separators.length > 0 && (!isGrouped || new Set(separators).size > 1)
    const decimals = hasDecimals ? last.length : 0
    const whole = (hasDecimals ? parts.slice(0, -1) : parts).join('')
    const value = Number(`${whole}.${hasDecimals ? last : 0}`) * share
    const [units = '0', fraction] = value.toFixed(decimals).split('.')
    const group = (hasDecimals ? separators.length > 1 : separators.length > 0) ? separators[0] : undefined
    const grouped = group === undefined ? units : units.replaceAll(/\d(?=(?:\d{3})+$)/gu, (digit) => digit + group)
    return fraction === undefined ? grouped : `${grouped}${separators.at(-1) ?? '.'}${fraction}`
  })
}
