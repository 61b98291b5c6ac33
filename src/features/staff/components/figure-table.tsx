import type { ReactNode } from 'react'
import Card from '@mui/material/Card'
import { useScrolledTo } from '../hooks/use-scrolled-to.ts'
import styles from './figure-table.module.css'

export interface FigureColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface FigureTableProps<Row> {
  /** A link that ends in `#` and this shows the table at once. */
  id?: string
  title: string
  note?: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  emptyText: string
}

/** A few rows of figures, all visible; data that the server pages uses a grid. */
export function FigureTable<Row>({ id, title, note, columns, rows, keyOf, emptyText }: FigureTableProps<Row>) {
  const place = useScrolledTo(id)
  return (
    <Card component="section" ref={place} id={id} aria-label={title} className={styles.card}>
      <h2 className={styles.title}>
        {title} {note && <span className={styles.note}>{note}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <FigureRowsTable title={title} columns={columns} rows={rows} keyOf={keyOf} />
      )}
    </Card>
  )
}

/** The table alone. */
export function FigureRowsTable<Row>({
  title,
  columns,
  rows,
  keyOf,
}: Pick<FigureTableProps<Row>, 'title' | 'columns' | 'rows' | 'keyOf'>) {
  return (
    // Focusable, so that keys can scroll an overflowing table.
    <div className={styles.scroll} role="group" aria-label={`${title}, table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, cell, isNumber }) => (
                <td key={label} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
