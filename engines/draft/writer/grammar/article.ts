const SILENT_H = /^(?:hour|honest|honou?r|heir)/u
const SOUNDS_LIKE_YOU_OR_ONE = /^(?:uni(?!n|m)|use|usu|user|usef|util|euro|eu|ewe|one|once|ufo|uk\b|us\b|u-)/u

/** 'a' or 'an', by how the words that follow begin to sound. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.trim().replace(/^["'“‘(]+/u, '')
  if (/^\d/u.test(word)) return /^(?:8|11\b|18\b)/u.test(word) ? 'an' : 'a'
  // Letters read one by one: an MRI, a USB stick.
  if (/^[A-Z](?:[A-Z]|\b|-)/u.test(word)) return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  const lower = word.toLowerCase()
  if (SILENT_H.test(lower)) return 'an'
  if (SOUNDS_LIKE_YOU_OR_ONE.test(lower)) return 'a'
  return /^[aeiou]/u.test(lower) ? 'an' : 'a'
}
