import type { Media } from './upload-item.ts'

/** A finished image. */
export const aMedia = (id: string, change: Partial<Media> = {}): Media => ({
  id,
  media_type: 'image',
  source: 'USER',
  status: 'COMPLETED',
  error_message: null,
  media_transcription_id: null,
  story_id: null,
  scene_id: null,
  aroll_id: null,
  url: `/files/media/${id}.png`,
  thumbnail_url: null,
  file_name: `${id}.png`,
  content_type: 'image/png',
  size_bytes: 10,
  width: 1,
  height: 1,
  duration_ms: null,
  prompt: null,
  created_at: '2026-03-01T10:00:00Z',
  ...change,
})
