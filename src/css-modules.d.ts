/**
 * The class names of a CSS module. Vite declares the same, but so does Remotion for every `*.css`, as `any`;
 * of two patterns that both fit, TypeScript takes the one it reads first, and it reads this folder's files first.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
