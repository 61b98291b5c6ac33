import { useCallback, useEffect, useRef, useState } from 'react'
import { stepTime } from '../lib/step-time.ts'

/** s; a step in a video whose frames cannot be read. */
const USUAL_FRAME = 1 / 30
/** Further apart than this (s), the follower jumps to the leader while both play. */
const DRIFT = 0.08

/** Several videos played as one: the last added leads and is audible, the others follow muted. @param times when each frame of the leader begins, s */
export function useTransport(times: readonly number[] | undefined) {
  const videos = useRef<HTMLVideoElement[]>([])
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(0)
  const leader = () => videos.current.at(-1)

  const seek = (seconds: number) => {
    const to = Math.min(Math.max(0, seconds), leader()?.duration || 0)
    for (const video of videos.current) video.currentTime = to
    setTime(to)
  }
  const pause = () => {
    for (const video of videos.current) video.pause()
    setPlaying(false)
    // Paused, they show the same frame.
    seek(leader()?.currentTime ?? 0)
  }
  const play = () => {
    const lead = leader()
    if (!lead) return
    if (lead.ended || lead.currentTime >= lead.duration) seek(0)
    setPlaying(true)
    for (const video of videos.current) void video.play().catch(() => setPlaying(false))
  }

  /** Registers a video's element while it is shown; it starts at the others' position. @param leads it is audible, and the others follow it */
  const join = useCallback((node: HTMLVideoElement, leads: boolean) => {
    const now = videos.current.at(-1)
    if (now) node.currentTime = now.currentTime
    node.muted = !leads
    if (leads) videos.current.push(node)
    else videos.current.unshift(node)
    return () => {
      videos.current = videos.current.filter((video) => video !== node)
    }
  }, [])

  const lead = useCallback(
    (node: HTMLVideoElement) => {
      const leave = join(node, true)
      const stop = new AbortController()
      const listen = (name: string, hear: () => void) => node.addEventListener(name, hear, { signal: stop.signal })
      // It may know its length before it is on the page.
      if (Number.isFinite(node.duration)) setLength(node.duration)
      listen('loadedmetadata', () => setLength(node.duration))
      listen('durationchange', () => setLength(node.duration))
      listen('ended', () => setPlaying(false))
      listen('seeked', () => setTime(node.currentTime))
      const watch = (_now: number, { mediaTime }: { mediaTime: number }) => {
        if (!node.paused) {
          setTime(mediaTime)
          for (const video of videos.current)
            if (video !== node && Math.abs(video.currentTime - node.currentTime) > DRIFT)
              video.currentTime = node.currentTime
        }
        id = node.requestVideoFrameCallback(watch)
      }
      let id = node.requestVideoFrameCallback(watch)
      return () => {
        node.cancelVideoFrameCallback(id)
        stop.abort()
        leave()
      }
    },
    [join],
  )
  const follow = useCallback((node: HTMLVideoElement) => join(node, false), [join])

  // Leaving the workspace stops it.
  useEffect(
    () => () => {
      for (const video of videos.current) video.pause()
    },
    [],
  )
  return {
    ...{ isPlaying, time, length, seek, lead, follow },
    toggle: () => (isPlaying ? pause() : play()),
    step(by: 1 | -1) {
      if (isPlaying) pause()
      const now = leader()?.currentTime ?? 0
      seek(times && times.length > 0 ? stepTime(times, now, by) : now + by * USUAL_FRAME)
    },
  }
}

export type Transport = ReturnType<typeof useTransport>
