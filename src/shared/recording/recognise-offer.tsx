import type { ReactNode } from 'react'
import { BrowserOffer } from '../browser-models/browser-offer.tsx'
import { recogniseSpeech, useBrowserListener } from '../browser-models/recognise-speech.ts'

interface RecogniseOfferProps {
  /** URL of the recording; null until it is stored. */
  address: string | null
  /** Its language, BCP 47. */
  language: string
  /** Whether words are still to be written. */
  isOpen: boolean
  /** Gets what was recognised, also where it ended early. */
  onText: (text: string) => void
  /** The fields of the words; hidden while it listens, since its words replace theirs. */
  children: ReactNode
}

/** Offers the browser's speech recognition above the fields in which the words of a recording are written. */
export function RecogniseOffer({ address, language, isOpen, onText, children }: RecogniseOfferProps) {
  const work = useBrowserListener(language)
  const handleRun = () =>
    work.run(async (call) => {
      const heard: string[] = []
      try {
        if (address !== null) await recogniseSpeech({ address, language, heard }, call)
      } finally {
        if (heard.length > 0) onText(heard.join('\n'))
      }
    })
  return (
    <>
      {((isOpen && address !== null) || work.isRunning) && (
        <BrowserOffer
          work={work}
          verb="Recognise speech"
          busyLabel="Listening in this browser"
          download="a language pack"
          keepsDone
          note="It takes as long as the recording. You check the words before they’re used."
          onRun={handleRun}
        />
      )}
      {!work.isRunning && children}
    </>
  )
}
