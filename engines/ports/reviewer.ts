import type { EngineCall, EngineInfo, Made } from './engine.ts'
import type { Portrayed } from './illustrator.ts'

/** A question about an image. */
export interface ImageReviewRequest {
  /** PNG or JPEG. */
  image: Uint8Array
  /** What it was drawn from. */
  prompt: string
  /** The people in it, as they are to look. */
  people: readonly Portrayed[]
}

/** What an image shows. */
export interface ImageReview extends Made {
  /** Readable or garbled words that the prompt does not ask for. */
  hasOtherText: boolean
  /** Whether the main subject of the prompt can be seen. */
  showsSubject: boolean
  /** Whether the people look like their portraits; true without any. */
  facesMatch: boolean
  /** Limbs too many, melted faces and the like. */
  hasDefects: boolean
}

/** Looks at images that other engines made. */
export interface Reviewer {
  info: EngineInfo
  review(request: ImageReviewRequest, call?: EngineCall): Promise<ImageReview>
}
