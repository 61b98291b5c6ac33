/**
 * The reference of the export benchmark: ffmpeg's plain slideshow of the same images, length, size and rate, with the same
 * voices under it, at ffmpeg's own defaults for H.264. It does less than the export: nothing moves, nothing dissolves, no captions.
 * @param {{images: string[], voices: string[], seconds: number, width: number, height: number, output: string}} film
 */
export function slideshowArguments({ images, voices, seconds, width, height, output }) {
  const each = seconds / images.length
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},setsar=1`
  const shown = images.map((_, index) => `[${index}:v]${fit}[p${index}]`)
  const joined = `${images.map((_, index) => `[p${index}]`).join('')}concat=n=${images.length}:v=1:a=0,format=yuv420p[v]`
  const voiceTrack = `${voices.map((_, index) => `[${images.length + index}:a]`).join('')}concat=n=${voices.length}:v=0:a=1[a]`
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...images.flatMap((file) => ['-loop', '1', '-framerate', '30', '-t', each.toFixed(3), '-i', file]),
    ...voices.flatMap((file) => ['-i', file]),
    ...['-filter_complex', [...shown, joined, voiceTrack].join(';'), '-map', '[v]', '-map', '[a]'],
    ...['-c:v', 'libx264', '-r', '30', '-c:a', 'aac', '-b:a', '160k', '-movflags', '+faststart', output],
  ]
}
