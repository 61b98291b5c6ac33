import { useState } from 'react'
import { useRevealAddress } from '#generated/client/admin/admin.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** A masked address, and the whole one once there is a reason. It is shown until the page is left. */
export function AddressReveal({ userId, masked }: { userId: string; masked: string }) {
  const [isAsking, setAsking] = useState(false)
  const [email, setEmail] = useState<string>()
  const reveal = useRevealAddress()
  if (email !== undefined) return <span className={styles.address}>{email}</span>
  return (
    <>
      <span className={styles.address}>{masked}</span>
      <Button size="small" onClick={() => setAsking(true)}>
        Reveal address
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Reveal the address"
          text="Your reason and that you saw the address are written to the audit trail."
          action="Reveal"
          draft={`reveal-address:${userId}`}
          onConfirm={async (reason) => {
            const revealed = await reveal.mutateAsync({ data: { user_id: userId, reason } })
            setEmail(revealed.email)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
