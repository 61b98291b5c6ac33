import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { SoundPlayer } from '#src/shared/recording/sound-player.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { isUncertain, joinWithNext, paragraphsOf, replaceWord, wordAt, type Word } from '../lib/edit-words.ts'
import styles from './transcript.module.css'
import { TranscriptWord } from './transcript-word.tsx'

interface TranscriptEditorProps {
  words: readonly Word[]
  onChange: (words: readonly Word[]) => void
  player: SoundPlayer | null
  /** Writes all words again, where phrases are known. */
  onRewrite: (() => void) | undefined
}

/** A transcript: press a word to play and correct it; the one that is playing is marked, those the engine is unsure of are underlined. */
export function TranscriptEditor({ words, onChange, player, onRewrite }: TranscriptEditorProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const starts = useMemo(() => paragraphsOf(words), [words])
  const uncertain = words.flatMap((word, at) => (isUncertain(word) ? [at] : []))

  useEffect(() => {
    let marked: Element | null = null
    const show = () => {
      const at = player?.isPlaying.getState() ? wordAt(words, player.position.getState()) : -1
      const next = at < 0 ? null : (sheet.current?.querySelector(`[data-word="${at}"]`) ?? null)
      if (next === marked) return
      marked?.removeAttribute('data-heard')
      next?.setAttribute('data-heard', '')
      marked = next
    }
    const stop = [player?.position.subscribe(show), player?.isPlaying.subscribe(show)]
    return () => {
      for (const each of stop) each?.()
      marked?.removeAttribute('data-heard')
    }
  }, [player, words])

  const choose = (at: number | null) => {
    setChosen(at)
    const word = at === null ? undefined : words[at]
    if (word) player?.play(word.start, Math.max(word.end, word.start + 150))
  }
  const focusOn = (at: number) => sheet.current?.querySelector<HTMLElement>(`[data-word="${at}"]`)?.focus()
  const handleArrow = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    focusOn(at + step)
  }
  /** Applies a correction and continues. `by`: to the next word, or nowhere. */
  const handleTyped = (at: number, typed: string, by: 0 | 1) => {
    const next = replaceWord(words, at, typed)
    const isSame = next.length === words.length && next[at]?.word === words[at]?.word
    if (!isSame) onChange(next)
    if (by === 0) return setChosen((now) => (now === at ? null : now))
    const on = at + 1 + (next.length - words.length)
    setChosen(on < next.length ? on : null)
    const word = next[on]
    if (word) player?.play(word.start, Math.max(word.end, word.start + 150))
  }
  const nextUncertain = uncertain.find((at) => at > (chosen ?? -1)) ?? uncertain[0]
  const tabStop = chosen ?? 0
  return (
    <section className={styles.transcript} aria-label="Transcript">
      <div className={styles.head}>
        <span className={styles.count}>{words.length.toLocaleString('en')} words</span>
        {uncertain.length > 0 && (
          <Button size="xsmall" onClick={() => nextUncertain !== undefined && choose(nextUncertain)}>
            {uncertain.length === 1 ? '1 word to check' : `${uncertain.length} words to check`}
          </Button>
        )}
        <span className={styles.gap} />
        {chosen !== null && chosen < words.length - 1 && (
          <Button
            size="xsmall"
            // The field keeps its focus, so that no blur ends the edit.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChange(joinWithNext(words, chosen))
              setChosen(chosen)
            }}
          >
            Join with next word
          </Button>
        )}
        {onRewrite && (
          <Button size="xsmall" variant="text" onClick={onRewrite}>
            Edit transcript
          </Button>
        )}
      </div>
      {/* One tab stop for all words: arrows move among them. */}
      <div ref={sheet} className={styles.sheet} role="group" aria-label="Words">
        {starts.map((from, paragraph) => (
          <p key={from} className={styles.paragraph} dir="auto">
            {words.slice(from, starts[paragraph + 1]).map((word, index) => {
              const at = from + index
              return (
                <TranscriptWord
                  key={`${at}:${word.word}:${word.start}`}
                  word={word}
                  at={at}
                  isChosen={at === chosen}
                  isTabStop={at === tabStop}
                  onChoose={choose}
                  onTyped={handleTyped}
                  onArrow={handleArrow}
                />
              )
            })}
          </p>
        ))}
      </div>
    </section>
  )
}
