/** A line without the emphasis that is set around all of it: '**FADE IN:**' is 'FADE IN:'. */
export function withoutEmphasis(line: string): string {
  let text = line.trim()
  while (/^[*_]/u.test(text)) {
    const [, mark, inner] = /^(\*{1,3}|_)(?=\S)(.*\S)\1$/u.exec(text) ?? []
    if (mark === undefined || inner === undefined || inner.includes(mark.charAt(0))) return text
    text = inner.trim()
  }
  return text
}
