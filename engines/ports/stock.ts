import type { EngineCall, EngineInfo } from './engine.ts'
import type { EncodedClip } from './animator.ts'
import type { EncodedImage } from './illustrator.ts'
import { asksForMatureContent } from '#src/domain/mature-content.ts'

export type StockType = 'images' | 'videos'

/** Who made something and under which terms it may be used; films name them. */
export interface StockCredit {
  author: string
  authorUrl: string | null
  /** The library it was found in, for example Pexels. */
  library: string
  /** Where it stands there. */
  pageUrl: string
  /** For example CC BY 4.0. */
  licence: string
  licenceUrl: string | null
}

/** Drawn by the illustrator when somebody picks it, as an image or as a clip, in the shape of the film. */
export interface DrawnStockItem {
  /** Stable: the same id gives the same image. */
  id: string
  title: string
  tags: string[]
  look: string
  seed: number
  prompt: string
  /** For adults: only shown to who asked for it. */
  isMature?: boolean
}

/** A file in somebody's library. */
export interface FoundStockItem {
  /** Stable; lower-case letters, digits and hyphens. */
  id: string
  type: StockType
  title: string
  tags: string[]
  /** px. */
  width: number
  height: number
  /** null for an image. */
  durationMs: number | null
  credit: StockCredit
  /** For adults, as far as the library tells. */
  isMature?: boolean
  /** Addresses at the library, of the file and of a small still. */
  fileUrl: string
  stillUrl: string
}

export type StockItem = DrawnStockItem | FoundStockItem

export const isFoundStock = (item: StockItem): item is FoundStockItem => 'credit' in item

/** Whether an item is only shown to who asked for what is for adults: the library says so, or its own words do. */
export const isMatureStock = ({ isMature = false, title, tags }: StockItem): boolean =>
  isMature || asksForMatureContent([title, ...tags].join(' '))

export interface StockQuery {
  /** Empty: what the library shows first. */
  words: string
  type: StockType
  /** From 1. */
  page: number
  pageSize: number
  /** Whether the person wants to see what is for adults. */
  showsMature: boolean
}

export interface StockPage {
  items: StockItem[]
  /** How many match in all. */
  total: number
  hasMore: boolean
}

export interface StockLibrary {
  info: EngineInfo
  /** Rejects where the library cannot be asked now. */
  search(query: StockQuery, call?: EngineCall): Promise<StockPage>
  /** null for an id that it does not have. */
  get(id: string, call?: EngineCall): Promise<StockItem | null>
  /** A small still of a file it found; libraries that only draw have none. */
  still?(item: FoundStockItem, call?: EngineCall): Promise<EncodedImage>
  /** The whole file. */
  download?(item: FoundStockItem, call?: EngineCall): Promise<EncodedImage | EncodedClip>
}
