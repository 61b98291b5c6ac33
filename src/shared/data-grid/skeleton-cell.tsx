import { GridSkeletonCell, type GridSkeletonCellProps } from '@mui/x-data-grid'

/** Of its column's width. */
const TEXT = { width: '60%' }

/**
 * A placeholder of the loading grid, as wide as every other. MUI X draws the widths of all grids of a page from one row of numbers, so
 * the same grid would look otherwise each time that it loads.
 */
export function SkeletonCell(props: GridSkeletonCellProps) {
  const isRound = props.type === 'boolean' || props.type === 'actions'
  return <GridSkeletonCell {...props} {...(!isRound && { skeletonProps: TEXT })} />
}
