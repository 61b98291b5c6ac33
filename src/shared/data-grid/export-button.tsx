import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { UsageExport } from '#generated/schema.ts'
import { downloadFile } from '../media/download-file.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import { notifyError } from '../ui/snackbar/notify-error.ts'

interface ExportButtonProps {
  disabled?: boolean
  /** Makes the file on the server. */
  onExport: () => Promise<UsageExport>
}

/** All rows as a CSV: the server writes it, the browser saves it, and a line says how many they are. */
export function ExportButton({ disabled = false, onExport }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { url, file_name: name, rows } = await onExport()
      await downloadFile(url, name)
      notify(`${rows.toLocaleString('en')} ${rows === 1 ? 'line' : 'lines'} saved as ${name}`)
    },
    onError: notifyError,
  })
  return (
    <Button
      size="small"
      isBusy={isPending}
      icon={<Download size={16} aria-hidden="true" />}
      disabled={disabled}
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  )
}
