/** Keys of a story's document that hold texts of users. A test searches the contract for others. */
export const TEXT_NAMES: ReadonlySet<string> = new Set([
  'action',
  'audience',
  'author',
  'author_url',
  'background_music_name',
  'custom_image_generation_prompt',
  'display_title',
  'end_state',
  'error_message',
  'file_name',
  'image_generation_prompt',
  'image_style',
  'initial_prompt',
  'last_used_image_prompt',
  'lens',
  'light',
  'medium',
  'page_url',
  'palette',
  'prompt',
  'public_preview_id',
  'subject',
  'text',
  'tone',
  'transcription_text',
  'visual_style',
  'word',
])

/** Names of texts that are choices of the product: without them it is another state. */
export const KEPT_NAMES: ReadonlySet<string> = new Set([
  'background_color',
  'background_music_track_id',
  'color',
  'content_type',
  'custom_caption_font',
  'default_image_model',
  'default_voice_code',
  'fill',
  'font',
  'highlight_color',
  'language',
  'language_and_voice_code',
  'leonardo_model',
  'leonardo_model_id',
  'leonardo_style_id',
  'library',
  'licence',
  'model_id',
  'outline_color',
  'sound',
  'sticker',
  'transition_name',
  'voice_code',
  'usual_voice_code',
])

/** Letters of one script that is written or laid out in its own way, and the letter that replaces each of them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'ب'],
  [/\p{Script=Hebrew}/u, 'א'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, '字'],
  [/\p{Lu}/u, 'X'],
  [/\p{L}/u, 'x'],
  [/\p{N}/u, '0'],
]

const BEYOND_ASCII = /\P{ASCII}/u

/** A meaningless text of the same length, breaks and scripts. */
export function redactText(text: string): string {
  // As most texts are, and several times as quick: an edit's words are recorded while the user types.
  if (!BEYOND_ASCII.test(text)) return text.replaceAll(/[a-z]/g, 'x').replaceAll(/[A-Z]/g, 'X').replaceAll(/\d/g, '0')
  return text.replaceAll(/\p{M}*[\p{L}\p{N}]|\p{Extended_Pictographic}/gu, (letter) => {
    const [last = ''] = [...letter].slice(-1)
    const marks = letter.slice(0, letter.length - last.length)
    if (last.length > 1) return marks + (/\p{Extended_Pictographic}/u.test(last) ? '🙂' : '𠀀')
    return marks + (SCRIPTS.find(([script]) => script.test(last))?.[1] ?? last)
  })
}
