/** Layout of cards. All in px. */
export interface GridLayout {
  columns: number
  cardWidth: number
  cardHeight: number
  columnGap: number
  rowGap: number
}

/** Height of a card's words below its 16:9 image. */
export const CAPTION_HEIGHT = 47
const COLUMN_GAP = 16

/** Four columns in the full container, three on a tablet, one on a phone. */
export function gridLayout(width: number): GridLayout {
  const columns = width >= 1100 ? 4 : width >= 700 ? 3 : width >= 520 ? 2 : 1
  const cardWidth = (width - COLUMN_GAP * (columns - 1)) / columns
  const cardHeight = Math.round((cardWidth * 9) / 16) + CAPTION_HEIGHT
  return { columns, cardWidth, cardHeight, columnGap: COLUMN_GAP, rowGap: columns === 1 ? 20 : 24 }
}

/** Height of all rows. */
export function gridHeight(count: number, { columns, cardHeight, rowGap }: GridLayout): number {
  const rows = Math.ceil(count / columns)
  return rows === 0 ? 0 : rows * (cardHeight + rowGap) - rowGap
}

/** Where a card's upper left corner is. */
export function cardPlace(index: number, { columns, cardWidth, cardHeight, columnGap, rowGap }: GridLayout) {
  return {
    x: (index % columns) * (cardWidth + columnGap),
    y: Math.floor(index / columns) * (cardHeight + rowGap),
  }
}

export interface GridWindow {
  /** Index of the first card that is drawn. */
  first: number
  /** Behind the last one. */
  end: number
}

/** Rows that are rendered beyond the viewport, for quick scrolling and the Tab key. */
const ROWS_AROUND = 2

/** The cards to draw: whole rows in sight, and some around. `top`: how far the grid's start is above the window's upper edge. */
export function gridWindow(
  count: number,
  layout: GridLayout,
  { top, height }: { top: number; height: number },
): GridWindow {
  const { columns, cardHeight, rowGap } = layout
  const pitch = cardHeight + rowGap
  const rows = Math.ceil(count / columns)
  const firstRow = Math.min(Math.max(0, Math.floor(top / pitch) - ROWS_AROUND), Math.max(0, rows - 1))
  const endRow = Math.min(rows, Math.max(firstRow + 1, Math.ceil((top + height) / pitch) + ROWS_AROUND))
  return { first: firstRow * columns, end: Math.min(count, endRow * columns) }
}
