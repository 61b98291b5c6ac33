import { useEffect, useState } from 'react'
import type { SentMail } from '../outbox.ts'

/** Mail is not sent anywhere: here it is. */
export function OutboxSection({ readOutbox }: { readOutbox: () => SentMail[] }) {
  const [mails, setMails] = useState(readOutbox)
  useEffect(() => {
    const handleMail = () => setMails(readOutbox())
    addEventListener('storyloom:mail', handleMail)
    return () => removeEventListener('storyloom:mail', handleMail)
  }, [readOutbox])
  return (
    <>
      <h3>Outbox</h3>
      {mails.length === 0 && <p>No mail yet.</p>}
      <ul>
        {mails.map((mail) => (
          <li key={mail.sentAt}>
            <details>
              <summary>
                {mail.subject} <small>to {mail.to}</small>
              </summary>
              <pre>{mail.text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
