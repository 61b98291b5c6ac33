import { useRef, type ReactNode } from 'react'

interface FileButtonProps {
  /** Accessible name of the file field. */
  label: string
  /** As the `accept` attribute. */
  accept: string
  onFile: (file: File) => void
  /** The button that opens the person's files. */
  children: (open: () => void) => ReactNode
}

/** A button behind which stands a file field. */
export function FileButton({ label, accept, onFile, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => field.current?.click())}
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
