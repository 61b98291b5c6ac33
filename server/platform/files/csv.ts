/** Begins a formula in a spreadsheet; a cell that begins so is written as text. */
const RUNS = /^[=+\-@\t\r]/

/** A row as RFC 4180 writes it. Numbers stay numbers; no text is run as a formula. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = RUNS.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
