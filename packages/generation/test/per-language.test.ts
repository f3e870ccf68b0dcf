import { expect, test } from 'vitest'
import { perLanguage } from '../src/text/per-language.ts'

test('a value is made once per language, and again after those of 50 languages were kept', () => {
  const made: string[] = []
  const valueOf = perLanguage((language) => {
    made.push(language)
    return { language }
  })
  const first = valueOf('l0')
  for (let language = 1; language < 50; language += 1) valueOf(`l${language}`)
  expect(valueOf('l0')).toBe(first)
  expect(made).toHaveLength(50)
  valueOf('l50')
  expect(valueOf('l0')).toEqual(first)
  expect(made).toHaveLength(52)
})
