/** A number as people write it: in groups of three, with decimals. */
const NUMBER = /\d+(?:[.,'’\u00a0\u202f]\d{3})*(?:[.,]\d+)?/u

/** Between what was and what is: '5% → 3%'. */
const CHANGE = /^(.*\d.*→)(.*)$/su

/**
 * The text with its first number counted up to a share (0 to 1), written as that one is; in a change the new number, counted from the
 * old one.
 */
export function countedUp(text: string, share: number): string {
  const [, before = '', after = text] = CHANGE.exec(text) ?? []
  const from = before === '' ? 0 : readNumber(NUMBER.exec(before)?.[0] ?? '').value
  return before + counted(after, share, from)
}

function counted(text: string, share: number, from: number): string {
  return text.replace(NUMBER, (number) => {
    const { value: to, decimals, group, point } = readNumber(number)
    const [units = '0', fraction] = (from + (to - from) * share).toFixed(decimals).split('.')
    const grouped = group === undefined ? units : units.replaceAll(/\d(?=(?:\d{3})+$)/gu, (digit) => digit + group)
    return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
  })
}

/** A written number, and how it is written. */
function readNumber(number: string) {
  const parts = number.split(/[^\d]/u)
  const separators = number.match(/[^\d]/gu) ?? []
  const last = parts.at(-1) ?? ''
  const isGrouped = separators.length > 0 && last.length === 3
  // The last separator is of another kind, or not before three figures: decimals stand behind it.
  const hasDecimals = separators.length > 0 && (!isGrouped || new Set(separators).size > 1)
  const whole = (hasDecimals ? parts.slice(0, -1) : parts).join('')
  return {
    value: Number(`${whole}.${hasDecimals ? last : 0}`),
    decimals: hasDecimals ? last.length : 0,
    group: (hasDecimals ? separators.length > 1 : separators.length > 0) ? separators[0] : undefined,
    point: separators.at(-1) ?? '.',
  }
}
