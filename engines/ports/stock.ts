import type { EngineInfo } from './engine.ts'

export interface StockItem {
  /** Stable: the same id gives the same picture. */
  id: string
  title: string
  tags: string[]
  look: string
  seed: number
  prompt: string
  /** For adults: only shown to who asked for it. */
  isMature?: boolean
}

export interface StockOptions {
  /** Whether the person wants to see what is for adults. */
  showsMature?: boolean
}

export interface StockLibrary {
  info: EngineInfo
  /** Pages are 1-based; `total` counts every match. An empty query lists everything. Mature items are left out unless asked for. */
  search(query: string, page: number, pageSize: number, options?: StockOptions): { items: StockItem[]; total: number }
  get(id: string): StockItem | undefined
}
