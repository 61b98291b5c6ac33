import type { MediaRow } from '#server/platform/db/rows.ts'

/** An existing image of 1200 × 800 px, by default. */
export const mediaRow = (said: Partial<MediaRow> = {}): MediaRow => ({
  id: '000000ff-0000-4000-8000-000000000000',
  userId: null,
  storyId: null,
  sceneId: null,
  arollId: null,
  mediaType: 'image',
  source: 'SYSTEM',
  status: 'COMPLETED',
  fileKey: 'media/a.png',
  thumbnailKey: null,
  fileName: 'a.png',
  contentType: 'image/png',
  sizeBytes: 100,
  width: 1_200,
  height: 800,
  durationMs: null,
  errorMessage: null,
  origin: {},
  receipt: null,
  madeFor: null,
  focalPath: null,
  contentHash: null,
  isVoiceRecording: false,
  uploadExpiresAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...said,
})

/** A video of 1279 × 719 px and ten seconds. */
export const videoRow = (said: Partial<MediaRow> = {}): MediaRow =>
  mediaRow({ mediaType: 'video', contentType: 'video/mp4', width: 1_279, height: 719, durationMs: 10_000, ...said })

/** A recording of ten seconds. */
export const soundRow = (said: Partial<MediaRow> = {}): MediaRow =>
  mediaRow({ mediaType: 'audio', contentType: 'audio/wav', width: null, height: null, durationMs: 10_000, ...said })
