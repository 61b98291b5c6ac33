/** Closing marks and small or lengthening kana, which a line of Chinese or Japanese never begins with. */
const EAST_ASIAN =
  /^[、。，．・：；？！‼⁇⁈⁉」』）】〕〉》｝］〙〗ー々〻ゝゞヽヾ〜～％ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]/u
/** Marks that end a clause or close something, where they stand by themselves: 'Bonjour !' */
const MARKS = /^(?:[!?,:;%]|\p{Pe}|\p{Pf})+$/u
/** What a Japanese noun or verb carries behind it: particles, and endings that are cut off of it. */
const JAPANESE_TAILS = new Set(
  'は が を に で と も へ の ね よ か や な さ わ ぞ ぜ には では とは へは にも でも とも への での との から まで より だけ しか ばかり ほど など って ので のに けど けれど かも です でし だ だっ だろ でしょ う た て し っ ま ます まし ませ ました した なか ない なく なけれ れ られ せ させ てい ている こう かって くだ さい ください じゃ ん ば たい たく そう よう ながら つつ たら なら ても'.split(
    ' ',
  ),
)
const SIGNS_AT_END = /[\p{P}\p{S}]+$/u

/**
 * Whether a line must not begin with a text (Japanese kinsoku): closing marks, small kana and the lengthening sign; in Japanese what
 * belongs to the word before it, too.
 */
export function mayNotBeginLine(text: string, language: string): boolean {
  if (EAST_ASIAN.test(text) || MARKS.test(text)) return true
  return /^ja\b/iu.test(language) && JAPANESE_TAILS.has(text.replace(SIGNS_AT_END, ''))
}

/** Whether a line must not end with a text: it opens something. */
export const mayNotEndLine = (text: string): boolean => /[「『（【〔〈《｛［〘〖“‘]$/u.test(text)
