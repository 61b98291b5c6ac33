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

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Shows a contract in an element; https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): void
}
