/** A paragraph as it is heard or drawn: without the marks, notes and stage directions of a screenplay. */
export function plainText(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//gu, ' ')
    .replace(/\[\[[\s\S]*?\]\]/gu, ' ')
    .replace(/^\s*>\s*(.*?)\s*<\s*$/gmu, '$1')
    .replace(/^\s*~\s*/gmu, '')
    .replace(/(?<!\\)(\*{1,3}|_)(?=\S)([^*_\n]*?\S)(?<!\\)\1/gu, '$2')
    .replace(/\\([*_\\])/gu, '$1')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()
}

/** What is said of a dialogue. */
export function spokenText(dialogue: string): string {
  return plainText(dialogue.replace(/^\([^()\n]*\)[^\S\n]*/gmu, ''))
}
