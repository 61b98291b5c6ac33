import { phonesIn } from '#engines/audio/phones.ts'
import { durationMsOf, type PcmAudio } from '#engines/audio/wav.ts'
import { draftModel } from '#engines/draft/version.ts'
import {
  type EncodedClip,
  type EncodedImage,
  type EngineCall,
  EngineError,
  type LipSyncRequest,
  type PersonRequest,
} from '#engines/ports.ts'
import { AVATAR_PORTRAIT, avatarFraming, type AvatarFraming } from '#src/domain/avatar-framing.ts'
import { film, FPS } from '../animator/film.ts'
import type { Studio } from '../animator/studio.ts'
import { hashText } from '../illustrator/core/random.ts'
import { createPainter, type Framing, type Pose } from './frame.ts'
import { analyseRecording } from './analyse-sound.ts'
import { motionOf } from './motion.ts'
import { type MouthShape, REST } from './mouth-shape.ts'
import { findPerson } from './people/index.ts'
import type { Person } from './person.ts'
import { mouthsOfPhones } from './visemes.ts'

const QUALITY = 0.92

/** In generation details: the clip is not by the animator that moves photographs. */
const AVATAR_MODEL = draftModel('avatar', 1)

interface SpeakRequest extends Pick<LipSyncRequest, 'width' | 'height' | 'voice' | 'intensity' | 'movesBody'> {
  recording: PcmAudio
  /** The voice as the clip has it. */
  sound: PcmAudio
  onProgress?: EngineCall['onProgress']
}

/** A clip of a drawn person who speaks: the mouth follows the phones that are in its file, else its sound. */
export async function speakPerson(studio: Studio, person: Person, request: SpeakRequest): Promise<EncodedClip> {
  const { width, height, sound, onProgress } = request
  const poses = posesOf(person, request)
  const paint = createPainter(studio.makeCanvas, person, placed(avatarFraming(width / height), { width, height }))
  const clip = await film(studio, request, { frames: poses.length, sound, onProgress }, ({ context }, frame) => {
    const pose = poses[frame]
    if (pose) paint(context, pose)
  })
  return { ...clip, madeWith: AVATAR_MODEL }
}

/** The pose of each frame. */
export function posesOf(
  person: Pick<Person, 'id'>,
  { voice, recording, intensity, movesBody }: Pick<SpeakRequest, 'voice' | 'recording' | 'intensity' | 'movesBody'>,
): Pose[] {
  const frames = Math.max(1, Math.ceil((durationMsOf(recording) / 1_000) * FPS))
  const phones = phonesIn(voice)
  const analysed = analyseRecording(recording, frames, FPS)
  const mouths = phones ? mouthsOfPhones(phones, frames, FPS) : analysed.mouths
  const seed = hashText(`${person.id} ${frames}`)
  const motion = motionOf({ frames, fps: FPS, seed, intensity, movesBody, loudness: analysed.loudness, phones })
  return motion.map((moved, frame) => ({ ...moved, mouth: expressed(mouths[frame] ?? REST, intensity) }))
}

/** A lively face opens its mouth farther; a closed one stays closed. */
const expressed = (mouth: MouthShape, intensity: number): MouthShape => ({
  ...mouth,
  open: Math.min(1, mouth.open * (0.79 + 0.07 * intensity)),
})

/** A person at rest, as the wizard and casts show it. */
export async function drawPerson(
  { makeCanvas }: Pick<Studio, 'makeCanvas'>,
  { person: id, width, height }: PersonRequest,
): Promise<EncodedImage> {
  const person = findPerson(id)
  if (!person) throw new EngineError('This person isn’t available')
  const surface = makeCanvas(width, height)
  createPainter(makeCanvas, person, placed(AVATAR_PORTRAIT, { width, height }))(surface.context, AT_REST)
  return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
}

const AT_REST: Pose = {
  mouth: REST,
  eyes: { open: 1, x: 0, y: 0 },
  ...{ brows: 0, turn: 0, x: 0, y: 0, lean: 0, breath: 0 },
}

const placed = ({ units, eyes }: AvatarFraming, { width, height }: { width: number; height: number }): Framing => ({
  width,
  height,
  scale: height / units,
  x: width / 2,
  y: height * eyes,
})
