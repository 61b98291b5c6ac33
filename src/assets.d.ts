/*
 * What imports of files give. Vite declares the same, but so does Remotion, as `any`; of two patterns that both fit
 * TypeScript takes the one it reads first, and it reads this folder's files first.
 */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.jpg' {
  const url: string
  export default url
}

declare module '*.png' {
  const url: string
  export default url
}

declare module '*.svg' {
  const url: string
  export default url
}

declare module '*.webp' {
  const url: string
  export default url
}

/** The guide, as scripts/vite/help-guide.ts reads it. */
declare module '*.md' {
  import type { Guide } from '#src/features/help/lib/guide.ts'
  const guide: Guide
  export default guide
}

/** Vector objects in parts, as scripts/vite/stickers.ts divides them: the first name of each part, in order. */
declare module 'virtual:sticker-parts' {
  import type { Sticker } from '#src/domain/stickers/sticker.ts'
  export const parts: readonly (readonly [
    first: string,
    load: () => Promise<{ default: Readonly<Record<string, Sticker>> }>,
  ])[]
}

/** What to find stickers by: words with spaces between. */
declare module 'virtual:sticker-words' {
  import type { SkinTone } from '#src/domain/stickers/sticker.ts'
  const words: readonly (readonly [name: string, tones: readonly SkinTone[], words: string])[]
  export default words
}

/** Names of stickers by emoji, without their variation selectors. */
declare module 'virtual:sticker-emoji' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Shows a contract in an element; https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): void
}
