import type { EngineInfo } from './engine.ts'

export interface StockItem {
  /** Stable: the same id gives the same picture. */
  id: string
  title: string
  tags: string[]
  look: string
  seed: number
  prompt: string
}

export interface StockLibrary {
  info: EngineInfo
  /** Pages are 1-based; `total` counts every match. An empty query lists everything. */
  search(query: string, page: number, pageSize: number): { items: StockItem[]; total: number }
  get(id: string): StockItem | undefined
}
