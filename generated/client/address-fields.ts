/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/** Properties that hold an address relative to the API's, or a list of such. */
export const addressFields: ReadonlySet<string> = new Set([
  'audio_url',
  'background_music_file_location',
  'checkout_url',
  'file_location',
  'last_video_file',
  'logo_url',
  'media_url',
  'music_url',
  'poster_url',
  'presigned_url',
  'preview_image',
  'preview_images',
  'preview_url',
  'sample_url',
  'thumbnail_url',
  'url',
  'video_url',
])
