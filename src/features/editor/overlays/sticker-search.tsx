import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { drawSticker } from '#src/video/stickers/draw-sticker.ts'
import { type FoundSticker, findStickers } from '#src/video/stickers/find-stickers.ts'
import { loadSticker } from '#src/video/stickers/load-sticker.ts'
import { type SkinTone, SKIN_TONES, withTone } from '#src/domain/stickers/sticker.ts'
import styles from './overlays.module.css'

/** How many are shown at first, and how many more with each press. */
const PAGE = 48
/** CSS px. */
const SIZE = 32

const YELLOW = 'yellow'
const tones = [
  { value: YELLOW, label: 'Yellow' },
  ...SKIN_TONES.map((tone) => ({ value: tone, label: tone.replace('-', ' ') })),
]

/** Finds stickers by what they show. */
export function StickerSearch({ onChoose }: { onChoose: (name: string) => void }) {
  const [words, setWords] = useState('')
  const [count, setCount] = useState(PAGE)
  const [tone, setTone] = useState<string>(YELLOW)
  const wanted = useDeferredValue(words.trim())
  const { data, isPending, error } = useQuery({
    queryKey: ['stickers', wanted],
    queryFn: () => findStickers(wanted),
    staleTime: Infinity,
  })
  const named = (sticker: FoundSticker) =>
    sticker.tones.some((each) => each === tone) ? withTone(sticker.name, tone as SkinTone) : sticker.name
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={words}
        placeholder="Search stickers, such as rocket"
        slotProps={{ input: { 'aria-label': 'Search stickers' } }}
        onChange={({ target: { value } }) => {
          setWords(value)
          setCount(PAGE)
        }}
      />
      {error && <p className={styles.note}>Stickers couldn’t be loaded. Check your connection and try again.</p>}
      {isPending && <p className={styles.note}>Loading stickers</p>}
      {data?.length === 0 && <p className={styles.note}>No sticker found. Try another word in English.</p>}
      {data && data.length > 0 && (
        <>
          {data.slice(0, count).some((sticker) => sticker.tones.length > 0) && (
            <div>
              <Pick label="Skin tone" size="xsmall" options={tones} value={tone} onChange={setTone} />
            </div>
          )}
          <ul className={styles.stickers} aria-label="Stickers">
            {data.slice(0, count).map((sticker) => {
              const name = named(sticker)
              return (
                <li key={sticker.name}>
                  <button
                    type="button"
                    className={styles.shape}
                    aria-label={`Add sticker: ${name.replaceAll('-', ' ')}`}
                    title={name.replaceAll('-', ' ')}
                    onClick={() => onChoose(name)}
                  >
                    <StickerImage name={name} />
                  </button>
                </li>
              )
            })}
          </ul>
          {data.length > count && (
            <div>
              <Button size="xsmall" variant="text" onClick={() => setCount(count + PAGE)}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** A sticker as the film draws it. */
function StickerImage({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    loadSticker(name).then(
      (sticker) => {
        const ctx = canvas.current?.getContext('2d')
        if (!isWanted || !ctx) return
        ctx.reset()
        drawSticker(ctx, sticker, ctx.canvas.width)
      },
      // Its button has its name.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [name])
  return <canvas ref={canvas} className={styles.sticker} width={SIZE * 2} height={SIZE * 2} aria-hidden="true" />
}
