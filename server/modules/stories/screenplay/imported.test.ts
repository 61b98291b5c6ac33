import { expect, it } from 'vitest'
import { fromImported } from './imported.ts'

it('omitted values of an imported screenplay are those of a new one', () => {
  expect(fromImported({ segments: [{ elements: [] }] })).toEqual({
    title: '',
    segments: [{ locationType: 'INT', locationName: '', timeOfDay: 'DAY', source: null, elements: [] }],
  })
})

it('paragraphs of an imported screenplay are normalized by their kind', () => {
  const { title, segments } = fromImported({
    title: '  The   pier ',
    segments: [
      {
        ...{ location: 'the pier', location_type: 'EXT', time_of_day: 'NIGHT' },
        elements: [
          { element_type: 'ACTION', description: ' Mara waits. ', character: 'MARA', dialogue: 'Never heard' },
          {
            ...{ element_type: 'DIALOGUE', character: ' MARA ', description: ' whispering ', dialogue: ' Here. ' },
            emotions: ['SAD', 'SAD', 'CALM'],
          } as never,
          { element_type: 'DIALOGUE', character: ' ', dialogue: 'Who is there?' },
        ],
      },
    ],
  })
  expect(title).toBe('The pier')
  expect(segments).toMatchObject([{ locationType: 'EXT', timeOfDay: 'NIGHT', source: null }])
  expect(segments[0]?.locationName.toLowerCase()).toBe('the pier')
  expect(segments[0]?.elements).toEqual([
    {
      ...{ elementType: 'ACTION', description: 'Mara waits.', character: null, dialogue: '', emotions: [] },
      source: null,
    },
    {
      ...{ elementType: 'DIALOGUE', description: 'whispering', character: 'MARA', dialogue: 'Here.' },
      ...{ emotions: ['SAD', 'CALM'], source: null },
    },
    {
      ...{ elementType: 'DIALOGUE', description: '', character: null, dialogue: 'Who is there?', emotions: [] },
      source: null,
    },
  ])
})

it('a transition of an imported screenplay loses the marks around it', () => {
  const elements = [{ element_type: 'TRANSITION' as const, description: '> cut  to: ' }]
  expect(fromImported({ segments: [{ elements }] }).segments[0]?.elements).toMatchObject([
    { elementType: 'TRANSITION', description: 'cut to' },
  ])
})

it('every paragraph without words is refused at once, each by its field', () => {
  const segments = [
    { elements: [{ element_type: 'DIALOGUE' as const, character: 'MARA', dialogue: ' ' }] },
    { elements: [{ element_type: 'ACTION' as const, description: 'Rain.' }, { element_type: 'SHOT' as const }] },
  ]
  expect(() => fromImported({ segments })).toThrow(
    expect.objectContaining({
      body: expect.objectContaining({
        fields: {
          'screenplay_data.segments.0.elements.0.dialogue': ['Enter the dialogue'],
          'screenplay_data.segments.1.elements.1.description': ['Enter some text'],
        },
      }),
    }),
  )
})

it('a screenplay without segments is refused', () => {
  expect(() => fromImported({ segments: [] })).toThrow(
    expect.objectContaining({
      body: expect.objectContaining({ fields: { 'screenplay_data.segments': ['Add at least one segment'] } }),
    }),
  )
})
