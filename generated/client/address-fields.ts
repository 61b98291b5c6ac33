/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/** Properties that hold an address relative to the API's, or a list of such. */
export const addressFields: ReadonlySet<string> = new Set([
  'after_url',
  'audio_url',
  'author_url',
  'background_music_file_location',
  'before_url',
  'cancel_url',
  'checkout_url',
  'download_url',
  'file_location',
  'invoice_url',
  'last_video_file',
  'licence_url',
  'logo_url',
  'media_url',
  'music_url',
  'page_url',
  'picture_url',
  'poster_url',
  'presigned_url',
  'preview_image',
  'preview_images',
  'preview_url',
  'reference_url',
  'return_url',
  'sample_url',
  'thumbnail_url',
  'url',
  'video_url',
])
