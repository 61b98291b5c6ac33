/** A piece of XML. */
export interface Element {
  text: (indent?: string) => string
}

type Content = Element | string | number

/** An element's name as `name`; all other properties are its attributes. */
type Tag = Readonly<Record<string, string>>

/** An element with its attributes, and either text or child elements. Text is escaped. */
export function element(tag: string | Tag, ...content: Content[]): Element {
  const { name = '', ...attributes }: Tag = typeof tag === 'string' ? { name: tag } : tag
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(' ')
  return {
    text(indent = '') {
      if (content.length === 0) return `${indent}<${open}/>`
      const inner = content.map((part) => (isElement(part) ? part.text(`${indent}  `) : escape(String(part))))
      return content.some(isElement)
        ? `${indent}<${open}>\n${inner.join('\n')}\n${indent}</${name}>`
        : `${indent}<${open}>${inner.join('')}</${name}>`
    },
  }
}

const isElement = (part: Content): part is Element => typeof part === 'object'

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML forbids are left out: one of them makes the whole file unreadable. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign)
