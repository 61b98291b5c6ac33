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
