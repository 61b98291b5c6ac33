/** Words of every image, or of nothing visible. */
const SILENT = new Set(
  [
    'wide shot close medium view angle with early late light from into over under that this these those there their they them then than',
    'the and for its his her she who how was are one two all not but out off has had you our your what when where which while everything',
  ].flatMap((words) => words.split(' ')),
)

const MAX_WORDS = 4

/** First query of the stock library: the visual words of a scene's image, else of its text. */
export function stockQuery(scene: { last_used_image_prompt: string | null; text: string }): string {
  const words = (scene.last_used_image_prompt ?? scene.text).match(/\p{L}{3,}/gu) ?? []
  return words
    .filter((word) => !SILENT.has(word.toLowerCase()))
    .slice(0, MAX_WORDS)
    .join(' ')
}
